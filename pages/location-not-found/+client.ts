// No other pages have what this styles.
import "../+client.ts";
import "../../components/NotFound/NotFound.css";
