import { reportAll } from "./check/report.ts";

if (!(await reportAll())) process.exitCode = 1;
