import "../components/site.css";
import { wake } from "../components/islands/wake.ts";

wake();
