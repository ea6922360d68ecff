import type { Reconciliation } from '@portal/shared/contract';

/** A day of a provider, by what it is known by in a list. */
export type NamedDay = Reconciliation & { readonly id: number; readonly name: string };

const places: Readonly<Record<Reconciliation['provider'], number>> = { alipay: 1, wechatpay: 2 };

/** A number for a day and provider, so that a table can tell its rows apart. */
export const idOf = ({ day, provider }: Reconciliation): number =>
  Number(day.replaceAll('-', '')) * 10 + places[provider];

/** What the bill says came in and stayed, less what our books say; in fen. */
export const gapOf = ({ billPayments, billRefunds, bookPayments, bookRefunds }: Reconciliation): number =>
  billPayments - billRefunds - (bookPayments - bookRefunds);

/** Fen as yuan, always with two digits, so that columns of them stand in line. */
export const yuanOf = (fen: number): string =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
