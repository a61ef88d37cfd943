import "../+client.ts";
import "./Regions.css";
