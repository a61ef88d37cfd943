import { useState } from "react";
import { useHydrated } from "../Form/checkedForm.ts";
import { EnclosedList } from "../Windows/EnclosedList.tsx";
import { EnquiryFields } from "./EnquiryFields.tsx";
import { EnquiryNotice } from "./EnquiryNotice.tsx";
import { EnquiryReceipt } from "./EnquiryReceipt.tsx";
import { listFieldNames } from "./enquiry.ts";
import type { InterestGroup } from "./Fields.tsx";
import type { Opening } from "./formStart.ts";
import { dropDraft } from "./storage.ts";
import { useEnquiry } from "./useEnquiry.ts";

interface Props extends Opening {
	/** Choices of "What are you interested in?", by where a product goes. */
	interests: InterestGroup[];
	/** The business's number as people read it, for when sending fails. */
	phone: string;
	/** The same number for a link. */
	phoneLink: string;
	/** What happens after an enquiry, step by step. */
	next: string[];
}

/** The shared enquiry form. Once an enquiry is sent a receipt takes its place, from which another can be begun. */
export function ContactForm(props: Props) {
	/** How many forms the visitor has left behind: the first opens with what the page knows, the others are empty. */
	const [round, setRound] = useState(0);
	const { about: _, values: _values, errors: _errors, ...others } = props;
	return (
		<Enquiry
			key={round}
			{...(round ? others : props)}
			isAgain={round > 0}
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
	const { errors, isSubmitting } = enquiry.form.formState;
	const isHydrated = useHydrated();
	if (enquiry.state.name === "sent") return <EnquiryReceipt {...props} sent={enquiry.state.sent} />;
	const messages = Object.entries(errors).map(([name, error]) => [name, error?.message]);
	const isCorrected = enquiry.state.name === "invalid" && messages.length === 0;
	function startAgain() {
		dropDraft();
		props.onAnother();
	}
	return (
		<EnquiryFields
			interests={props.interests}
			given={props.values ?? props.about}
			errors={Object.fromEntries(messages)}
			first={isAgain ? "name" : listFieldNames().find((name) => sentErrors?.[name])}
			register={enquiry.form.register}
			form={{
				onSubmit: enquiry.submit,
				onChange: enquiry.save,
				onFocus: enquiry.prepare,
				noValidate: isHydrated,
			}}
			place={enquiry.place}
			subject={enquiry.subject}
			enclosed={<EnclosedList enclosed={enquiry.enclosed} />}
			notice={
				<EnquiryNotice
					state={isCorrected ? { name: "editing" } : enquiry.state}
					online={enquiry.online}
					phone={props.phone}
					onStartAgain={startAgain}
					onWait={enquiry.wait}
					onStopWaiting={enquiry.stopWaiting}
				/>
			}
			button={enquiry.button}
			isSubmitting={isSubmitting}
		/>
	);
}
