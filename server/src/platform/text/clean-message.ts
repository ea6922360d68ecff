const longest = 300;

/**
 * The error message of a browser or a release, as stored: one line of at most 300 characters, without personal data.
 * URLs lose their query; mail addresses and long numbers (mobiles, documents, orders) are masked.
 */
export const cleanMessage = (text: string): string =>
  text
    .slice(0, 2 * longest)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/([\w.:/-]+)[?#][^\s)"']*/g, '$1')
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…')
    .replaceAll(/\d{9,}[Xx]?/g, '…')
    .trim()
    .slice(0, longest)
    // PostgreSQL refuses half of a surrogate pair in JSON.
    .toWellFormed();
