/** A link to the business on a social network, in a new tab. */
export function SocialLink({ href, name }: { href: string; name: string }) {
	return (
		<a href={href} target="_blank" rel="noopener">
			{name}
			<span className="vh"> (opens a new tab)</span>
		</a>
	);
}
