export { findBarriers as findViolations } from "../scripts/audit/pages.ts";
