import type { Fault } from "./content/faults.ts";

/**
 * Formats a fault as a GitHub workflow command, which shows it on the changed line of a pull request.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatAnnotation(fault: Fault, level: "error" | "warning" | "notice"): string {
	const { file, line, column, field, message } = fault;
	const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
	const title = field ? `,title=${escapeProperty(field)}` : "";
	return `::${level} ${place}${title}::${escapeData(message)}`;
}

function escapeData(text: string): string {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
