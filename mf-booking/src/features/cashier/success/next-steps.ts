import type { OrderDetail } from '@portal/shared/contract';
import { addDays, departureShownDays, returnDays } from '@portal/shared/rules';

/** One thing that happens after the payment. Days are `YYYY-MM-DD` in Asia/Shanghai, times `09:00`, money fen. */
export type NextStep =
  | { readonly key: 'balance'; readonly day: string; readonly amount: number }
  | { readonly key: 'group'; readonly group: NonNullable<OrderDetail['group']> }
  | { readonly key: 'departureInfo' | 'outing' | 'travel'; readonly day: string }
  | { readonly key: 'depart'; readonly day: string; readonly last: string }
  | { readonly key: 'visit'; readonly day: string; readonly hours: string }
  | { readonly key: 'checkIn'; readonly day: string; readonly time: string }
  | { readonly key: 'checkOut'; readonly day: string }
  | { readonly key: 'receive'; readonly count: number }
  | { readonly key: 'contract' | 'confirm' | 'tickets' | 'ship' | 'documents' | 'review' };

type DetailsOf<K extends OrderDetail['kind']> = Extract<OrderDetail['details'], { kind: K }>;

const tourSteps = (order: OrderDetail, { days }: DetailsOf<'tour'>): readonly NextStep[] => {
  const { balance, group, contracts, travelDay } = order;
  const isOpen = balance && balance.paidAt === null && balance.balance > 0;
  const trip: readonly NextStep[] = travelDay
    ? [
        { key: 'departureInfo', day: addDays(travelDay, -departureShownDays) },
        days === 1
          ? { key: 'outing', day: travelDay }
          : { key: 'depart', day: travelDay, last: addDays(travelDay, days - 1) },
      ]
    : [];
  return [
    ...(isOpen ? [{ key: 'balance', day: balance.dueOn, amount: balance.balance } as const] : []),
    ...(contracts?.length ? [{ key: 'contract' } as const] : []),
    ...(group && group.minGroup > 1 ? [{ key: 'group', group } as const] : []),
    ...trip,
  ];
};

const hotelSteps = (
  { fulfilment }: OrderDetail,
  { checkIn, checkOut, arrivalTime }: DetailsOf<'hotel'>,
): readonly NextStep[] => [
  ...(fulfilment === 'CONFIRMING' ? [{ key: 'confirm' } as const] : []),
  { key: 'checkIn', day: checkIn, time: arrivalTime },
  { key: 'checkOut', day: checkOut },
];

const ticketSteps = ({ day, from, to }: DetailsOf<'ticket'>): readonly NextStep[] => [
  { key: 'tickets' },
  { key: 'visit', day, hours: from && to ? `${from}–${to}` : '' },
];

/** What happens after the payment of an order, in its sequence. */
export const nextSteps = (order: OrderDetail): readonly NextStep[] => {
  const { details } = order;
  switch (details.kind) {
    case 'tour':
      return tourSteps(order, details);
    case 'hotel':
      return hotelSteps(order, details);
    case 'ticket':
      return ticketSteps(details);
    case 'goods':
      return [{ key: 'ship' }, { key: 'receive', count: returnDays }];
    case 'visa':
      return [
        ...(order.fulfilment === 'DOCS_PENDING' ? [{ key: 'documents' } as const] : []),
        { key: 'review' },
        { key: 'travel', day: details.travelDay },
      ];
  }
};
