// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { useAddress } from "./useAddress.ts";

function Finder() {
	const form = useRef<HTMLFormElement>(null);
	useAddress(form);
	return (
		<form ref={form}>
			<input name="q" />
		</form>
	);
}

test("the address follows each letter, but no oftener than Safari allows, which refuses the 101st change in 10 seconds", () => {
	vi.useFakeTimers();
	history.replaceState(null, "", "/");
	const replaced = vi.spyOn(history, "replaceState");
	render(<Finder />);
	const type = (letters: number) => {
		fireEvent.change(screen.getByRole("textbox"), { target: { value: "x".repeat(letters) } });
		vi.advanceTimersByTime(60);
		return location.search;
	};
	expect(type(1)).toBe("?q=x");
	for (let letters = 2; letters <= 160; letters++) type(letters);
	expect(replaced.mock.calls.length).toBeLessThan(100);
	vi.advanceTimersByTime(3000);
	expect(location.search).toBe(`?q=${"x".repeat(160)}`);
});
