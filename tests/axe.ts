export { findBarriers as findViolations } from "../scripts/audit/axe.ts";
