import "../+client.ts";
import "../../components/tools.css";
