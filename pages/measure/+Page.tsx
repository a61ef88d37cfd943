import { Figure } from "../../components/Article/Figure.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { LinkList } from "../../components/LinkList/LinkList.tsx";
import { ScrollBox } from "../../components/ScrollBox/ScrollBox.tsx";
import { SquareCheck } from "../../components/SquareCheck/SquareCheck.tsx";
import type { Data } from "./+data.ts";

/** How to measure a window: a drawing for each fit, a check for square, and a sheet that prints on one page. */
export function Page({ words, check, posts }: Data) {
	return (
		<div className="measure">
			<Hero
				title={words.title}
				lead={words.lead}
				image="measure-detail"
				crumbs={[{ name: words.title }]}
			>
				<div className="acts">
					<a className="btn" href="#sheet">
						The sheet to print
					</a>
					<a className="btn line" href="#square">
						Is it square?
					</a>
				</div>
			</Hero>
			<Band aria-labelledby="mounts-h" title="Three ways to fit, and what to measure for each">
				<div className="mounts mt">
					{words.mounts.map(({ name, suits, figure, drawing, steps }) => (
						<section key={name} aria-label={name}>
							<h3>{name}</h3>
							<p>{suits}</p>
							<Figure src={`/figures/${figure}.svg`} alt={drawing} />
							<ul>
								{steps.map((step) => (
									<li key={step}>{step}</li>
								))}
							</ul>
						</section>
					))}
				</div>
				<ul className="slats mt-l">
					{words.notes.map((note) => (
						<li key={note}>{note}</li>
					))}
				</ul>
			</Band>
			<Band kind="on-shade" id="square" aria-labelledby="square-h">
				<div className="sec-head">
					<h2 id="square-h">Is it square?</h2>
					<p>
						Makers’ measuring guides count a few millimetres as square. Type your figures in
						millimetres, centimetres or metres: 1195, 119.5 cm or 1.195 m. Our own measure decides.
					</p>
				</div>
				<Island name="SquareCheck" component={SquareCheck} props={check} />
			</Band>
			<Sheet />
			<Band wrap="split four-eight" aria-labelledby="posts-h">
				<h2 id="posts-h">Read on</h2>
				<LinkList className="slats" links={posts} />
			</Band>
			<CallBand />
		</div>
	);
}

/** Lines of the sheet. */
const windows = [1, 2, 3, 4, 5, 6, 7, 8];
/** Figures of a line, by their numbers in the drawings. */
const figures = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The table to fill in; printing the page prints it under the drawings, on one sheet of A4. */
function Sheet() {
	return (
		<Band id="sheet" aria-labelledby="sheet-h">
			<div className="sec-head">
				<h2 id="sheet-h">The sheet</h2>
				<p>
					A line to a window. This page prints as one sheet, with the drawings above the table. Keep
					it for our visit, or send us a photo of it.
				</p>
			</div>
			<ScrollBox className="tbl sheet" aria-label="The sheet to fill in">
				<table>
					<caption>
						Measuring sheet, in millimetres: 1 to 3 widths, 4 to 6 heights, 7 the depth or what
						stands out, 8 and 9 diagonals
					</caption>
					<thead>
						<tr>
							<th scope="col">Window</th>
							<th scope="col">Fit</th>
							{figures.map((number) => (
								<th key={number} scope="col">
									{number}
								</th>
							))}
							<th scope="col">Beside it</th>
						</tr>
					</thead>
					<tbody>
						{windows.map((number) => (
							<tr key={number}>
								<th scope="row">{number}.</th>
								<td />
								{figures.map((figure) => (
									<td key={figure} />
								))}
								<td />
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
		</Band>
	);
}
