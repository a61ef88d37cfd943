interface Props {
	type: "application/json" | "application/ld+json" | "speculationrules";
	data: object;
}

/** Data in the page as JSON. HTML ends a script at the first end tag, even inside a string: so no < stays. */
export function JsonScript({ type, data }: Props) {
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	return (
		<script
			type={type}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
			dangerouslySetInnerHTML={{ __html: json }}
		/>
	);
}
