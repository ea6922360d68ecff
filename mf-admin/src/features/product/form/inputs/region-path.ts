const digits = [2, 4, 6] as const;

/** A region's path in the codes that regions are asked for by: `440000/440800` → 44, 4408. */
export const codesOf = (path: string | null | undefined): readonly string[] =>
  (path ?? '')
    .split('/')
    .filter((code) => code !== '')
    .map((code, place) => code.slice(0, digits[place]));

/** The path of codes, each six digits: 44, 4408 → `440000/440800`; null without any. */
export const pathOfCodes = (codes: readonly string[]): string | null =>
  codes.length === 0 ? null : codes.map((code) => code.padEnd(6, '0')).join('/');
