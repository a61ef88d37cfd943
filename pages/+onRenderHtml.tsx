import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape, escapeInject } from "vike/server";
import type { PageContextServer } from "vike/types";
import type { Crumb } from "../components/Crumbs/Crumbs.tsx";
import { Trail } from "../components/Crumbs/trail.ts";
import { HeadTags } from "../components/Layout/HeadTags.tsx";
import type { Head } from "../components/Layout/head.ts";
import { getShell } from "../components/Layout/shell.tsx";

interface PageData extends Record<string, unknown> {
	head: Head;
}

/** Renders a page to plain HTML; the page's `data()` returns its head and the props of its Page. */
export function onRenderHtml(pageContext: PageContextServer) {
	const Page = pageContext.Page as ComponentType<PageData>;
	const data = pageContext.data as PageData;
	const { before, after } = getShell(data.head.path);
	const crumbs: Crumb[] = [];
	const main = renderToStaticMarkup(
		<Trail value={crumbs}>
			<Page {...data} />
		</Trail>,
	);
	const head = renderToStaticMarkup(<HeadTags head={data.head} crumbs={crumbs} />);
	return escapeInject`<!DOCTYPE html>
<html lang="en-AU">
<head>${dangerouslySkipEscape(head)}</head>
<body>${dangerouslySkipEscape(`${before}<main id="main">${main}</main>${after}`)}
</body>
</html>`;
}
