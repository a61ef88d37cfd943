import "../+client.ts";
import "../../components/Search/SearchPage.css";
import { fetchIndex } from "../../components/Search/indexText.ts";

// Beside the code that reads it. Who only looks through the lists of the page does without it.
const field = document.getElementById("q");
field?.addEventListener("focus", fetchIndex);
if (location.search || field === document.activeElement) fetchIndex();
