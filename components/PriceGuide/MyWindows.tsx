import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";

/** The visitor's list, which myWindows.ts fills; it stays hidden while there is nothing on it. */
export function MyWindows({ rule }: { rule: string }) {
	return (
		<section className="my-windows mt-l" id="my-windows" aria-labelledby="my-h" hidden>
			<h2 id="my-h" tabIndex={-1}>
				My windows
			</h2>
			<ScrollBox className="tbl mt" aria-label="The list">
				<table>
					<thead>
						<tr>
							<th scope="col">Window</th>
							<th scope="col">Product</th>
							<th scope="col">Guide price</th>
							<th scope="col">
								<span className="vh">Take out</span>
							</th>
						</tr>
					</thead>
					<tbody />
				</table>
			</ScrollBox>
			<p className="total" data-part="total" />
			<p className="note">{rule} The list is kept in this browser only.</p>
			<p className="acts mt">
				<a className="btn" href="/contact" data-mount="quote" data-part="send">
					Put these in my enquiry
				</a>
				<button className="btn line" type="button" data-part="print">
					Print the list
				</button>
			</p>
		</section>
	);
}
