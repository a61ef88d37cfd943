import "../+client.ts";
import "./Measure.css";
