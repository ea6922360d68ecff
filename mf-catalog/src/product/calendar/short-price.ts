import type { Language } from '@portal/shared/contract';

const tenThousand = 10_000;

const rounded = (value: number): string => String(Math.ceil(value * 10) / 10);

/**
 * An amount in fen for a calendar cell: whole yuan, from ten thousand on `1.3万` or `12.9k`. Rounded up, so that a
 * cell never promises less than the price.
 */
export const shortPrice = (fen: number, language: Language): string => {
  const yuan = Math.ceil(fen / 100);
  if (yuan < tenThousand) return `¥${yuan}`;
  return language === 'en' ? `¥${rounded(yuan / 1000)}k` : `¥${rounded(yuan / tenThousand)}万`;
};
