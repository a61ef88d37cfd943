import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape, escapeInject } from "vike/server";
import type { InjectFilterEntry, PageContextServer } from "vike/types";
import type { Crumb } from "../components/Crumbs/Crumbs.tsx";
import { type Head, HeadTags } from "../components/Layout/head.tsx";
import { Layout } from "../components/Layout/Layout.tsx";
import { findSharingImage } from "../components/Picture/pictures.ts";

interface PageData extends Record<string, unknown> {
	head: Head;
}

/** Renders a page to plain HTML; the page's `data()` returns its head and the props of its Page. */
export function onRenderHtml(pageContext: PageContextServer) {
	const Page = pageContext.Page as ComponentType<PageData>;
	const data = pageContext.data as PageData;
	/** The path is the canonical one, also of a page that was asked for by an alias. */
	const { content, pictures, editorOf, urlPathname: path } = pageContext;
	const crumbs: Crumb[] = [];
	const body = renderToStaticMarkup(
		<Layout path={path} site={{ ...content, pictures }} editor={editorOf(path)} crumbs={crumbs}>
			<Page {...data} />
		</Layout>,
	);
	const head = renderToStaticMarkup(
		<HeadTags
			head={data.head}
			path={path}
			site={content.site}
			image={findSharingImage(pageContext, path, data.head.image)}
			crumbs={crumbs}
		/>,
	);
	const documentHtml = escapeInject`<!DOCTYPE html>
<html lang="en-AU">
<head>${dangerouslySkipEscape(head)}</head>
<body>${dangerouslySkipEscape(body)}
</body>
</html>`;
	return { documentHtml, injectFilter: preloadScripts };
}

/** What a page's script imports comes together with it, rather than once it has been read. */
function preloadScripts(assets: InjectFilterEntry[]): void {
	for (const asset of assets) if (asset.assetType === "script") asset.inject = "HTML_BEGIN";
}
