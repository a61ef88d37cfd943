import { parentPort, workerData } from "node:worker_threads";
import { findMisspelt } from "./spelling.ts";

// Dictionaries take as long to load as everything else takes together.
parentPort?.postMessage(await findMisspelt(workerData));
