// The tools' styles are not in the stylesheet of every page.
import "../+client.ts";
import "../../components/tools.css";
