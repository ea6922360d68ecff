import type { OrderDetail } from '@portal/shared/contract';
import { isPaidOrderState } from './order-states.ts';

/** A document of an order: to be downloaded or opened, or still being made. */
export interface OrderPaper {
  readonly name: 'contract' | 'itinerary' | 'invoice' | 'tickets';
  readonly isReady: boolean;
  /** Of a contract or itinerary; a changed order has several. */
  readonly version?: number;
}

type Facts = Pick<OrderDetail, 'kind' | 'state' | 'paidAmount' | 'invoice' | 'contracts'>;

const contractPapers = ({ contracts = [] }: Facts): OrderPaper[] =>
  [...contracts].reverse().flatMap(({ version, issuedAt }) => {
    const isReady = issuedAt !== null;
    return [
      { name: 'contract', isReady, version },
      { name: 'itinerary', isReady, version },
    ];
  });

const invoicePaper = ({ invoice }: Facts): OrderPaper[] => {
  if (!invoice || (invoice.state !== 'REQUESTED' && !invoice.downloadable)) return [];
  return [{ name: 'invoice', isReady: invoice.downloadable }];
};

const ticketsPaper = ({ kind, state, paidAmount }: Facts): OrderPaper[] =>
  kind === 'ticket' && paidAmount > 0 && isPaidOrderState(state) ? [{ name: 'tickets', isReady: true }] : [];

/** The documents that an order has at its step: contract and itinerary with the latest version first, invoice, e-tickets. */
export const orderPapers = (order: Facts): OrderPaper[] => [
  ...contractPapers(order),
  ...invoicePaper(order),
  ...ticketsPaper(order),
];
