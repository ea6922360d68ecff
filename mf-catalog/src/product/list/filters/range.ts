/** A range of the URL: each end may be open; ends in the wrong order are swapped; an invalid range has a problem. */
export interface Range<T> {
  readonly from?: T;
  readonly to?: T;
  readonly swapped?: true;
  readonly problem?: 'reversed' | 'invalid';
}

/** Reads both ends with `parse`, which gives undefined for what it does not accept. */
export const readRange = <T extends number | string>(
  from: string | undefined,
  to: string | undefined,
  parse: (text: string) => T | undefined,
): Range<T> => {
  const ends = [from, to].map((text) => (text ? { text, value: parse(text) } : undefined));
  if (ends.some((end) => end && end.value === undefined)) return { problem: 'invalid' };
  const range = { from: ends[0]?.value, to: ends[1]?.value };
  const isReversed = range.from !== undefined && range.to !== undefined && range.from > range.to;
  return isReversed ? { from: range.to, to: range.from, swapped: true } : range;
};

/** Whether the range narrows anything. */
export const isOpen = (range: Range<unknown>): boolean => range.from === undefined && range.to === undefined;
