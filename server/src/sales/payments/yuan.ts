const YUAN = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/;

/**
 * Formats fen as the provider's yuan text, '12345' fen → '123.45'. Throws RangeError on anything but an
 * integer ≥ 0.
 */
export function fenToYuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`${fen} is not an amount in fen`);
  const rest = fen % 100;
  return `${(fen - rest) / 100}.${String(rest).padStart(2, '0')}`;
}

/**
 * Parses yuan text ('123.45', '7', '0.5') as fen. Throws RangeError on signs, a third decimal or other text.
 */
export function yuanToFen(yuan: string): number {
  const parts = YUAN.exec(yuan);
  if (!parts) throw new RangeError(`"${yuan}" is not an amount in yuan`);
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
