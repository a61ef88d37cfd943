import drawings from "lucide-static/icon-nodes.json" with { type: "json" };
import { Drawing } from "./Drawing.tsx";

/** A lucide icon, inlined and hidden from screen readers: the words beside it say what it means. @throws for a wrong name */
export function Icon({ name }: { name: string }) {
	const shapes = drawings[name];
	if (!shapes) throw new Error(`lucide has no icon ${name}`);
	return <Drawing shapes={shapes} />;
}
