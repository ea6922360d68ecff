import type { ProductKind } from '@portal/shared/contract';

/** The settings of an order kind. */
export interface OrderKindRules {
  /** First letter of its order numbers. */
  readonly prefix: string;
  /** How long stock is held for an unpaid order. */
  readonly holdMinutes: number;
  /** Where fulfilment begins once the order is paid. */
  readonly paidFulfilment: string;
  /** The page on which it is paid, where the provider sends the buyer back to. */
  readonly payPath: string;
}

/** The five order kinds: one machine, five descriptions. */
export const orderKinds: Readonly<Record<ProductKind, OrderKindRules>> = {
  tour: { prefix: 'T', holdMinutes: 30, paidFulfilment: 'GROUP_PENDING', payPath: '/route/pay' },
  hotel: { prefix: 'H', holdMinutes: 30, paidFulfilment: 'CONFIRMING', payPath: '/pay' },
  ticket: { prefix: 'K', holdMinutes: 15, paidFulfilment: 'ISSUED', payPath: '/pay' },
  goods: { prefix: 'G', holdMinutes: 30, paidFulfilment: 'TO_SHIP', payPath: '/pay' },
  visa: { prefix: 'V', holdMinutes: 30, paidFulfilment: 'DOCS_PENDING', payPath: '/visa/pay' },
};

/** How many unpaid orders a member may have at once. */
export const maxUnpaidOrders = 3;
