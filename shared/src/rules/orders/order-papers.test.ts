import type { Invoice, OrderDetail, TravelContract } from '@portal/shared/contract';
import { orderPapers } from './order-papers.ts';

const sha256 = 'a'.repeat(64);
const at = '2026-11-20T02:06:00.000Z';

const issued = (version: number): TravelContract => ({
  ...{ version, issuedAt: at },
  ...{ contractSha256: sha256, itinerarySha256: sha256 },
});
const preparing: TravelContract = {
  ...{ version: 1, issuedAt: null },
  ...{ contractSha256: null, itinerarySha256: null },
};

const invoice = (state: Invoice['state'], downloadable: boolean): Invoice => ({
  ...{ type: 'personal', title: '李兰', email: 'lan@example.cn', amount: null, invoiceNo: null, note: null },
  ...{ state, downloadable, createdAt: at },
});

type Facts = Parameters<typeof orderPapers>[0];

const order = (changes: Partial<Facts>): Facts => ({
  ...{ kind: 'tour', state: 'PAID', paidAmount: 100, invoice: null },
  ...changes,
});

const shown = (facts: Facts): string =>
  orderPapers(facts)
    .map(({ name, version = '', isReady }) => `${name}${version} ${isReady ? 'ready' : 'preparing'}`)
    .join(', ');

const cases: readonly [string, Partial<OrderDetail>, string][] = [
  ['an unpaid tour', { state: 'PENDING_PAYMENT', paidAmount: 0, contracts: [] }, ''],
  ['an order of a server without contracts', {}, ''],
  ['a tour just paid', { contracts: [preparing] }, 'contract1 preparing, itinerary1 preparing'],
  ['a paid tour', { contracts: [issued(1)] }, 'contract1 ready, itinerary1 ready'],
  [
    'a changed tour',
    { contracts: [issued(1), issued(2)] },
    'contract2 ready, itinerary2 ready, contract1 ready, itinerary1 ready',
  ],
  ['a refunded tour', { state: 'REFUNDED', contracts: [issued(1)] }, 'contract1 ready, itinerary1 ready'],
  ['a requested invoice', { kind: 'hotel', invoice: invoice('REQUESTED', false) }, 'invoice preparing'],
  ['an issued invoice', { kind: 'hotel', invoice: invoice('ISSUED', true) }, 'invoice ready'],
  ['a void invoice with its file', { kind: 'hotel', invoice: invoice('VOID', true) }, 'invoice ready'],
  ['a rejected invoice', { kind: 'hotel', invoice: invoice('REJECTED', false) }, ''],
  ['unpaid tickets', { kind: 'ticket', state: 'PENDING_PAYMENT', paidAmount: 0 }, ''],
  ['paid tickets', { kind: 'ticket' }, 'tickets ready'],
  ['used tickets', { kind: 'ticket', state: 'COMPLETED' }, 'tickets ready'],
  ['refunded tickets', { kind: 'ticket', state: 'REFUNDED' }, ''],
];

test.each(cases)('the documents of %s', (_, changes, papers) => {
  expect(shown(order(changes))).toBe(papers);
});
