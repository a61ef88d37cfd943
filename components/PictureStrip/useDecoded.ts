import { useEffect, useState } from "react";

/**
 * The address of the last picture that was wanted and could be decoded, so that it can be shown at once.
 * @param address none as long as no picture is wanted
 * @param lose is told of one that did not come
 */
export function useDecoded(
	address: string | undefined,
	lose: (address: string) => void,
): string | undefined {
	const [decoded, setDecoded] = useState<string>();
	useEffect(() => {
		if (!address || address === decoded) return;
		let isWanted = true;
		const picture = new Image();
		picture.src = address;
		picture.decode().then(
			() => isWanted && setDecoded(address),
			() => isWanted && lose(address),
		);
		return () => {
			isWanted = false;
		};
	}, [address, decoded, lose]);
	return decoded;
}
