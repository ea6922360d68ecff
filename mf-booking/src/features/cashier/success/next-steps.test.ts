import type { OrderDetail } from '@portal/shared/contract';
import { type NextStep, nextSteps } from './next-steps.ts';

const balance = { deposit: 50_000, balance: 206_000, dueOn: '2027-02-15', cancelsOn: '2027-02-17' };

const tour = (changes: Partial<OrderDetail> = {}): Partial<OrderDetail> => ({
  travelDay: '2027-03-15',
  fulfilment: 'GROUP_PENDING',
  group: { joined: 2, minGroup: 6, decidedOn: '2027-03-08' },
  details: { kind: 'tour', days: 3, adults: 2, children: 0, singleRooms: 0 },
  ...changes,
});

const hotel = (fulfilment: string): Partial<OrderDetail> => ({
  fulfilment,
  details: {
    kind: 'hotel',
    room: { zh: '海景大床房' },
    checkIn: '2027-03-15',
    checkOut: '2027-03-17',
    rooms: 1,
    guests: [],
    arrivalTime: '18:00',
    cancellation: { free: true, daysBefore: 1, hour: 18 },
    nights: [],
  },
});

const ticket = (from: string | null, to: string | null): Partial<OrderDetail> => ({
  details: {
    kind: 'ticket',
    type: { zh: '成人票' },
    day: '2027-03-15',
    from,
    to,
    count: 2,
    refund: 'anytime',
  },
});

const goods = { details: { kind: 'goods' } } as unknown as Partial<OrderDetail>;
const visa = (fulfilment: string) =>
  ({ fulfilment, details: { kind: 'visa', travelDay: '2027-05-01' } }) as unknown as Partial<OrderDetail>;

const line = ({ key, ...facts }: NextStep): string =>
  [key, ...Object.values(facts).filter((fact) => typeof fact !== 'object')].join(' ');

test.each([
  [
    'a tour whose group is open',
    tour(),
    ['group', 'departureInfo 2027-03-08', 'depart 2027-03-15 2027-03-17'],
  ],
  [
    'a tour after its deposit',
    tour({ group: null, balance: { ...balance, paidAt: null } }),
    ['balance 2027-02-15 206000', 'departureInfo 2027-03-08', 'depart 2027-03-15 2027-03-17'],
  ],
  [
    'a tour after its balance, with a contract',
    tour({
      group: null,
      balance: { ...balance, paidAt: '2027-02-01T00:00:00Z' },
      contracts: [{}] as unknown as NonNullable<OrderDetail['contracts']>,
    }),
    ['contract', 'departureInfo 2027-03-08', 'depart 2027-03-15 2027-03-17'],
  ],
  [
    'a tour of a single day for one traveller and more',
    tour({
      group: { joined: 1, minGroup: 1, decidedOn: '2027-03-08' },
      details: { kind: 'tour', days: 1, adults: 1, children: 0, singleRooms: 0 },
    }),
    ['departureInfo 2027-03-08', 'outing 2027-03-15'],
  ],
  ['a hotel', hotel('CONFIRMING'), ['confirm', 'checkIn 2027-03-15 18:00', 'checkOut 2027-03-17']],
  ['a confirmed hotel', hotel('CONFIRMED'), ['checkIn 2027-03-15 18:00', 'checkOut 2027-03-17']],
  ['a ticket for hours', ticket('09:00', '12:00'), ['tickets', 'visit 2027-03-15 09:00–12:00']],
  ['a ticket for a day', ticket(null, null), ['tickets', 'visit 2027-03-15 ']],
  ['goods', goods, ['ship', 'receive 7']],
  ['a visa', visa('DOCS_PENDING'), ['documents', 'review', 'travel 2027-05-01']],
  ['a visa with documents', visa('REVIEWING'), ['review', 'travel 2027-05-01']],
])('the next steps of %s', (_, order, steps) => {
  expect(nextSteps(order as OrderDetail).map(line)).toEqual(steps);
});
