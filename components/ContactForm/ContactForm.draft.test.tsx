// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import {
	button,
	choices,
	fetched,
	field,
	fill,
	json,
	notice,
	startFresh,
} from "../../tests/contactForm.tsx";
import { ContactForm } from "./ContactForm.tsx";

vi.mock("../Toast/mountToaster.tsx", () => ({ mountToaster: () => undefined }));

startFresh();

describe("BEY-03 the draft", () => {
	/** Hydrates over the server's markup, as the page does. */
	function hydrate(prepare?: () => void) {
		const container = document.createElement("div");
		document.body.append(container);
		container.innerHTML = renderToString(<ContactForm {...choices} />);
		prepare?.();
		return render(<ContactForm {...choices} />, { container, hydrate: true });
	}

	test("survives a reload, says so, and can be dropped", async () => {
		const { unmount } = hydrate();
		const user = await fill();
		await user.click(screen.getByLabelText("Other"));
		unmount();
		hydrate();
		expect(field("Name").value).toBe("Mei");
		expect((screen.getByLabelText("Other") as HTMLInputElement).checked).toBe(true);
		expect(notice()).toContain("We kept what you wrote");
		await user.click(screen.getByRole("button", { name: "Start again" }));
		expect(field("Name").value).toBe("");
		expect(document.activeElement).toBe(field("Name"));
		expect((screen.getByLabelText("Other") as HTMLInputElement).checked).toBe(false);
		expect(localStorage).toHaveLength(0);
	});

	test("what was typed before the script came stays, and goes before an older draft", async () => {
		const { unmount } = hydrate();
		await fill();
		unmount();
		hydrate(() => {
			field("Name").value = "Ana";
			(screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked = true;
		});
		expect(field("Name").value).toBe("Ana");
		expect(field("Phone").value).toBe("12345678");
		expect((screen.getByLabelText("Roller Blinds") as HTMLInputElement).checked).toBe(true);
		fetched.mockResolvedValueOnce(json({}));
		await userEvent.click(button());
		expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
			name: "Ana",
			interests: ["Roller Blinds"],
		});
	});

	test("no mismatch between the server's markup and the browser's", async () => {
		const complaints = vi.spyOn(console, "error");
		const { unmount } = hydrate();
		await fill();
		unmount();
		hydrate();
		expect(complaints).not.toHaveBeenCalled();
		complaints.mockRestore();
	});
});
