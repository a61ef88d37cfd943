import { type ComponentProps, useState } from "react";
import { listMessages } from "../Form/checkedForm.ts";
import { useHydrated } from "../Form/useHydrated.ts";
import { EnclosedList } from "../Windows/EnclosedList.tsx";
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

/** What the forms after the first are given in place of what the page knows. */
const again = { about: undefined, values: undefined, errors: undefined, isAgain: true };

/** The shared enquiry form. Once an enquiry is sent a receipt takes its place, from which another can be begun. */
export function ContactForm(props: Props) {
	/** How many forms the visitor has left behind. */
	const [round, setRound] = useState(0);
	return (
		<Enquiry
			key={round}
			{...props}
			{...(round > 0 && again)}
			onAnother={() => setRound(round + 1)}
		/>
	);
}

interface EnquiryProps extends Props {
	onAnother: () => void;
}

/** The fields with what script adds: errors appear at them, and a failure as a toast. */
function Enquiry(props: EnquiryProps) {
	const { isAgain, errors: sentErrors } = props;
	const enquiry = useEnquiry(props);
	const errors = listMessages(enquiry.form);
	const isHydrated = useHydrated();
	if (enquiry.state.name === "sent") return <EnquiryReceipt {...props} sent={enquiry.state.sent} />;
	const isCorrected = enquiry.state.name === "invalid" && Object.keys(errors).length === 0;
	// The server's markup knows nothing of a draft, nor of what a quote link hands over.
	const state: EnquiryState = isHydrated && !isCorrected ? enquiry.state : { name: "editing" };
	function startAgain() {
		dropDraft();
		props.onAnother();
	}
	return (
		<EnquiryFields
			interests={props.interests}
			given={props.values ?? props.about}
			errors={errors}
			first={isAgain ? "name" : fieldNames.find((name) => sentErrors?.[name])}
			register={enquiry.form.register}
			form={{ ...enquiry.heard, noValidate: isHydrated }}
			suburbs={enquiry.suburbs}
			subject={isHydrated ? enquiry.subject : undefined}
			enclosed={<EnclosedList enclosed={enquiry.enclosed} />}
			notice={
				<EnquiryNotice {...enquiry} state={state} phone={props.phone} startAgain={startAgain} />
			}
			button={enquiry.button}
			isSubmitting={enquiry.form.formState.isSubmitting}
		/>
	);
}
