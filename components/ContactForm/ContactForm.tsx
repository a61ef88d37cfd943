import { type ComponentProps, useState } from "react";
import { useHydrated } from "../Form/useHydrated.ts";
import { dropDraft } from "./draft.ts";
import { EnquiryFields } from "./EnquiryFields.tsx";
import { EnquiryNotice } from "./EnquiryNotice.tsx";
import { EnquiryReceipt } from "./EnquiryReceipt.tsx";
import { fieldNames } from "./enquiry.ts";
import type { EnquiryState } from "./enquiryState.ts";
import type { Opening } from "./formStart.ts";
import { useEnquiry } from "./useEnquiry.ts";

interface Props extends Opening, Pick<ComponentProps<typeof EnquiryFields>, "interests"> {
	/** The business's number as people read it, for when sending fails. */
	phone: string;
	phoneLink: string;
	next: string[];
}

/** The shared enquiry form, which a visitor who does not want the draft starts again. */
export function ContactForm(props: Props) {
	/** How often it was started again. */
	const [round, setRound] = useState(0);
	function startAgain() {
		dropDraft();
		setRound(round + 1);
	}
	return <Enquiry key={round} {...props} isAgain={round > 0} startAgain={startAgain} />;
}

/** The form: errors appear at its fields, and a failure as a toast. A receipt takes its place once it is sent. */
function Enquiry(props: Props & { startAgain: () => void }) {
	const enquiry = useEnquiry(props);
	const isHydrated = useHydrated();
	if (isHydrated && enquiry.state.name === "sent")
		return <EnquiryReceipt {...props} sent={enquiry.state.sent} />;
	const { errors } = enquiry.form.formState;
	const isCorrected = enquiry.state.name === "invalid" && Object.keys(errors).length === 0;
	// The server's markup knows nothing of a draft.
	const state: EnquiryState = isHydrated && !isCorrected ? enquiry.state : { name: "editing" };
	return (
		<EnquiryFields
			enquiry={enquiry}
			interests={props.interests}
			given={props.values ?? props.about}
			first={props.isAgain ? "name" : fieldNames.find((name) => props.errors?.[name])}
			isHydrated={isHydrated}
			notice={<EnquiryNotice {...props} {...enquiry} state={state} />}
		/>
	);
}
