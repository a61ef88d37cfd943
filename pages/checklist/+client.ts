import "../+client.ts";
import "./Checklist.css";
