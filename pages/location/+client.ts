import "../+client.ts";
import "../../components/Places/placePages.css";
