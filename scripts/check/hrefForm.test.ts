import { expect, test } from "vitest";
import { adviseForm } from "./hrefForm.ts";

const origin = "https://www.coastandhighlands.example";

const through = (host: string) =>
	`the link goes through ${host}; write where it ends, https://www.bom.gov.au/nsw`;
const open = (host: string) =>
	`the link goes through ${host}; open it, and write the address where it ends`;
const signIn = (host: string) =>
	`${host} asks readers to sign in; link to a public page, or leave the link out`;
const bare = (query: string) =>
	`write https://www.bom.gov.au/nsw${query}, without what counts visitors or marks words`;
const top = "write the link from the top of the site, ";

test.each([
	["www.bom.gov.au", "write https://www.bom.gov.au"],
	["bom.gov.au/nsw", "write https://bom.gov.au/nsw"],
	["https//www.bom.gov.au", "write https://www.bom.gov.au"],
	["https://https://www.bom.gov.au", "write https://www.bom.gov.au"],
	["//www.bom.gov.au", "write https://www.bom.gov.au"],
	["hello@example.com", "write mailto:hello@example.com"],
	["https://www.google.com/url?q=https://www.bom.gov.au/nsw", through("www.google.com")],
	["https://l.instagram.com/?u=https%3A%2F%2Fwww.bom.gov.au%2Fnsw&e=1", through("l.instagram.com")],
	["https://www.bing.com/ck/a?!&&u=a1aHR0", open("www.bing.com")],
	["https://www.google.com.au/search?q=zip", open("www.google.com.au")],
	["https://www.google.com/amp/s/a.au", open("www.google.com")],
	["https://docs.google.com/document/d/1", signIn("docs.google.com")],
	["https://1drv.ms/share/1", signIn("1drv.ms")],
	["https://x-my.sharepoint.com/share/1", signIn("x-my.sharepoint.com")],
	["https://www.bom.gov.au/nsw?utm_source=x&a=1", bare("?a=1")],
	["https://www.bom.gov.au/nsw?a=1&GCLID=1", bare("?a=1")],
	["https://www.bom.gov.au/nsw?a=1&igsh=x&_gl=y", bare("?a=1")],
	["https://www.bom.gov.au/nsw?a=1&msclkid=1&si=2&__hstc=3", bare("?a=1")],
	["https://www.bom.gov.au/nsw#:~:text=wind", bare("")],
	["https://me:secret@bom.gov.au/", "the address has a name or a password in it; take them out"],
	["http://192.168.1.20:3000/contact", "write the path alone, /contact"],
	["http://localhost:3000/products/awnings", "write the path alone, /products/awnings"],
	["https://deploy-preview-12--x.netlify.app/a", "write the path alone, /a"],
	[`${origin}/products/awnings?a=b#c`, "write the path alone, /products/awnings?a=b#c"],
	["coastandhighlands.example/products/awnings", "write the path alone, /products/awnings"],
	["", "the link leads nowhere; write its address in the round brackets"],
	["#", "the link leads nowhere; write its address in the round brackets"],
	["“/contact”", `${top}/contact`],
	["contact", `${top}/contact`],
	["../contact.html", `${top}/contact`],
	["zip-screens-kiama.mdx", `${top}/blog/zip-screens-kiama`],
])("ARC-06 the address %s", (href, advice) => {
	expect(adviseForm(href, origin, new Set(["/blog/zip-screens-kiama"]))).toBe(advice);
});

test.each([
	"/contact",
	"/",
	"#cost",
	"/blog/httpsomething",
	"mailto:hello@example.com",
	"tel:+61255500134",
	"http://www.bom.gov.au",
	"https://www.google.com/maps/place/Kiama",
	"https://developers.google.com/search/docs",
	"https://www.youtube.com/watch?v=1",
	"https://www.abc.net.au/news?id=2#wind",
	`${origin}.org/locations`,
])("ARC-06 the address %s is in the right one", (href) => {
	expect(adviseForm(href, origin)).toBeUndefined();
});
