import "../+client.ts";
import "../../components/NotFound/NotFound.css";
