import "../+client.ts";
import "../../components/Gallery/Gallery.css";
