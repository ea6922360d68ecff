import type { Traveller } from '@portal/shared/contract';

/** How many travellers a member can keep. */
export const maxTravellers = 100;

const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** Those whose names, mobile number or shown part of the document has the text in it. */
export const findTravellers = (travellers: readonly Traveller[], text: string): readonly Traveller[] => {
  const wanted = plain(text);
  return travellers.filter(({ name, latinName, mobile, documentMask }) =>
    [name, latinName ?? '', mobile ?? '', documentMask].some((each) => plain(each).includes(wanted)),
  );
};
