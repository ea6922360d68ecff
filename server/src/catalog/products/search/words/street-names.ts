/*
 * Streets are named after other places: 北京路 in Guangzhou. In an address such a name is one token, so that only those
 * who look for the street find it.
 */
const chinese = /(?:(?![省市区县镇乡])\p{Script=Han}){2,3}(?:大道|[路街巷])/gu;
const latin = /\p{Lu}\p{L}+ (?:Road|Street|Avenue|Lane)\b/gu;

const joined = (name: string): string => name.replaceAll(' ', '').toLowerCase();

/** The names of the streets in an address, without spaces, and the address without them. */
export const splitStreets = (address: string): { readonly rest: string; readonly streets: string[] } => ({
  rest: address.replace(chinese, ' ').replace(latin, ' '),
  streets: [...address.matchAll(chinese), ...address.matchAll(latin)].map(([name]) => joined(name)),
});

/** The name of a street that keywords may be: their last words, as {@link splitStreets} writes it. */
export const streetIn = (words: readonly string[]): string | undefined => {
  const last = words.at(-1) ?? '';
  if (/^\p{Script=Han}{2,3}(?:大道|[路街巷])$/u.test(last)) return last;
  const isLatin = words.length > 1 && /^(?:road|street|avenue|lane)$/.test(last);
  return isLatin ? `${words.at(-2)}${last}` : undefined;
};
