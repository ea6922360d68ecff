import type { Reconciliation } from '@portal/shared/contract';

/** A day of a provider, by what it is known by in a list. */
export type NamedDay = Reconciliation & { readonly id: number; readonly name: string };

const places: Readonly<Record<Reconciliation['provider'], number>> = { alipay: 1, wechatpay: 2, stripe: 3 };

/** A row id for a day and provider. */
export const idOf = ({ day, provider }: Reconciliation): number =>
  Number(day.replaceAll('-', '')) * 10 + places[provider];

/** The net amount of the bill minus that of the ledger, in fen. */
export const gapOf = ({ billPayments, billRefunds, bookPayments, bookRefunds }: Reconciliation): number =>
  billPayments - billRefunds - (bookPayments - bookRefunds);

/** Fen as yuan with two decimals, so that columns align. */
export const yuanOf = (fen: number): string =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
