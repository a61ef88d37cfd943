// The tools have a stylesheet of their own.
import "../+client.ts";
import "../../components/tools.css";
