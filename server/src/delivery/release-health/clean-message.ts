const longest = 300;

/**
 * What was thrown in a browser, as it is kept: one line of at most 300 signs, without what may tell of a person.
 * Addresses lose their query, mail addresses and long numbers (mobiles, documents, orders) are blanked.
 */
export const cleanMessage = (text: string): string =>
  text
    .slice(0, 2 * longest)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/([\w.:/-]+)[?#][^\s)"']*/g, '$1')
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…')
    .replaceAll(/\d{9,}[Xx]?/g, '…')
    .trim()
    .slice(0, longest);
