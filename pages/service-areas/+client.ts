// No other page has what this styles.
import "../+client.ts";
import "./Regions.css";
