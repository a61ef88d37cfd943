import { Figure } from "../../components/Article/Figure.tsx";
import { LinkedWords } from "../../components/Article/LinkedWords.tsx";
import { CallBand } from "../../components/CallBand/CallBand.tsx";
import { Hero } from "../../components/Hero/Hero.tsx";
import { Island } from "../../components/islands/Island.tsx";
import { Band } from "../../components/Layout/Band.tsx";
import { Lines } from "../../components/Lines/Lines.tsx";
import { ScrollBox } from "../../components/ScrollBox/ScrollBox.tsx";
import { SquareCheck } from "../../components/SquareCheck/SquareCheck.tsx";
import type { Data } from "./+data.ts";

/** How to measure a window: a drawing for each fit, a check for square, and a sheet that prints on one page. */
export function Page({ words, check }: Data) {
	return (
		<div className="measure">
			<Hero
				title={words.title}
				lead={words.lead}
				image="measure-detail"
				crumbs={[{ name: words.title }]}
			>
				<a className="btn" href="#sheet">
					The sheet to print
				</a>
			</Hero>
			<Band aria-labelledby="mounts-h" title="Three ways to fit, and what to measure for each">
				<div className="mounts mt">
					{words.mounts.map(({ name, suits, figure, drawing, steps }) => (
						<section key={name} aria-label={name}>
							<h3>{name}</h3>
							<p>{suits}</p>
							<Figure src={`/figures/${figure}.svg`} alt={drawing} />
							<Lines lines={steps} />
						</section>
					))}
				</div>
				<ul className="slats mt-l">
					{words.notes.map((note) => (
						<li key={note}>
							<LinkedWords text={note} />
						</li>
					))}
				</ul>
			</Band>
			<Band kind="on-shade" id="square" aria-labelledby="square-h">
				<div className="sec-head">
					<h2 id="square-h">Is it square?</h2>
					<p>
						Makers’ measuring guides count a few millimetres as square. Type your figures in
						millimetres, centimetres or metres: 1195, 119.5&nbsp;cm or 1.195&nbsp;m. Our own measure
						decides.
					</p>
				</div>
				<Island name="SquareCheck" component={SquareCheck} props={check} />
			</Band>
			<Sheet />
			<CallBand />
		</div>
	);
}

/** Numbers stand for the figures of the drawings. */
const columns = ["Window", "Fit", 1, 2, 3, 4, 5, 6, 7, 8, 9, "Beside it"];
const lines = [1, 2, 3, 4, 5, 6, 7, 8];

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
							{columns.map((name) => (
								<th key={name} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{lines.map((line) => (
							<tr key={line}>
								<th scope="row">{line}.</th>
								{columns.slice(1).map((name) => (
									<td key={name} />
								))}
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row" colSpan={2}>
								Name and suburb
							</th>
							<td colSpan={columns.length - 2} />
						</tr>
					</tfoot>
				</table>
			</ScrollBox>
		</Band>
	);
}
