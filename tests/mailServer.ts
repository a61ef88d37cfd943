import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, vi } from "vitest";

/** What the server does with a message. */
type Manner = "takes" | "refuses" | "hangs" | "is gone";

/** A mail server for the tests of a file, to which SMTP_URL leads; every test begins with an empty box. */
export async function openMailServer() {
	let manner: Manner = "takes";
	const mails: ParsedMail[] = [];
	/** Those that it has, without having said so. */
	const hanging: ParsedMail[] = [];
	/** Names of those who tried to log in. */
	const logIns: (string | undefined)[] = [];
	const server = new SMTPServer({
		allowInsecureAuth: true,
		onAuth({ username, password }, _session, done) {
			logIns.push(username);
			done(password === "pass-word" ? null : new Error("wrong"), { user: username });
		},
		disabledCommands: ["STARTTLS"],
		onData(stream, _session, done) {
			void simpleParser(stream).then((mail) => {
				if (manner === "hangs") return hanging.push(mail);
				if (manner === "refuses") return done(new Error("no such mailbox mei@example.com"));
				mails.push(mail);
				done();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
	const { port } = server.server.address() as AddressInfo;
	beforeEach(() => {
		mails.length = 0;
		hanging.length = 0;
		logIns.length = 0;
		setManner("takes");
	});
	afterAll(() => {
		server.close();
	});
	function setManner(next: Manner) {
		manner = next;
		// Port 9 is kept free on this machine's own address.
		vi.stubEnv("SMTP_URL", `smtp://user:pass-word@127.0.0.1:${next === "is gone" ? 9 : port}`);
	}
	return { mails, hanging, logIns, setManner };
}
