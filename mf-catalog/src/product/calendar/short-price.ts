import type { Language } from '@portal/shared/contract';

const tenThousand = 10_000;

/** An amount in fen without its jiao and fen, rounded up: a cell never promises less than the price. */
export const wholeYuan = (fen: number): number => Math.ceil(fen / 100) * 100;

const rounded = (value: number): string => String(Math.ceil(value * 10) / 10);

/** An amount in fen for a narrow calendar cell: whole yuan, from ten thousand on `1.3万` or `12.9k`, rounded up. */
export const shortPrice = (fen: number, language: Language): string => {
  const yuan = wholeYuan(fen) / 100;
  if (yuan < tenThousand) return `¥${yuan}`;
  return language === 'en' ? `¥${rounded(yuan / 1000)}k` : `¥${rounded(yuan / tenThousand)}万`;
};
