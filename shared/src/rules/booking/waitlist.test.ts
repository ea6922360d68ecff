import { maxPassedOver, offerEnd, serveWaitlist } from './waitlist.ts';

type Row = readonly [id: number, seats: number, gathered?: number, passedOver?: number];

const group = ([id, seats, gathered = 0, passedOver = 0]: Row) => ({ id, seats, gathered, passedOver });

test.each<readonly [string, number, readonly Row[], readonly string[]]>([
  ['nothing without seats', 0, [[1, 1]], []],
  ['nothing without groups', 3, [], []],
  [
    'an offer to the first group',
    2,
    [
      [1, 2],
      [2, 2],
    ],
    ['1 +2 offer'],
  ],
  [
    'offers in order until the seats are used',
    5,
    [
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 1],
    ],
    ['1 +2 offer', '2 +2 offer', '3 passed', '4 +1 offer'],
  ],
  [
    'an offer to the first group that fits',
    1,
    [
      [1, 4],
      [2, 2],
      [3, 1],
    ],
    ['1 passed', '2 passed', '3 +1 offer'],
  ],
  [
    'no pass where no other group is served',
    1,
    [
      [1, 4],
      [2, 2],
    ],
    [],
  ],
  [
    'seats to gather for a group passed over often',
    1,
    [
      [1, 4, 0, maxPassedOver],
      [2, 1],
    ],
    ['1 +1 gather'],
  ],
  [
    'an offer once the gathered seats are enough',
    2,
    [
      [1, 4, 3, maxPassedOver],
      [2, 1],
    ],
    ['1 +1 offer', '2 +1 offer'],
  ],
  [
    'a pass before a group that gathers',
    1,
    [
      [1, 2],
      [2, 4, 1, maxPassedOver],
    ],
    ['1 passed', '2 +1 gather'],
  ],
  [
    'no pass after the last seat',
    1,
    [
      [1, 1],
      [2, 1],
    ],
    ['1 +1 offer'],
  ],
])('released seats become %s', (_, free, rows, expected) => {
  const turns = serveWaitlist(free, rows.map(group)).map(({ id, take, offered, passedOver }) =>
    passedOver ? `${id} passed` : `${id} +${take} ${offered ? 'offer' : 'gather'}`,
  );
  expect(turns).toEqual(expected);
});

test('a large group is served although smaller ones keep coming', () => {
  let [gathered, passedOver, rounds] = [0, 0, 0];
  for (let served = false; !served; rounds += 1) {
    const turns = serveWaitlist(1, [
      { id: 1, seats: 4, gathered, passedOver },
      { id: 2, seats: 1, gathered: 0, passedOver: 0 },
    ]);
    const [own] = turns.filter(({ id }) => id === 1);
    gathered += own?.take ?? 0;
    passedOver += own?.passedOver ? 1 : 0;
    served = own?.offered ?? false;
  }
  expect(rounds).toBe(maxPassedOver + 4);
});

test.each([
  ['2027-03-08T10:00:00Z', '2027-03-08T06:00:00.000Z'],
  ['2027-03-08T03:00:00Z', '2027-03-08T03:00:00.000Z'],
])('an offer at 02:00 with sales until %s ends at %s', (salesEnd, end) => {
  expect(offerEnd(new Date('2027-03-08T02:00:00Z'), new Date(salesEnd)).toISOString()).toBe(end);
});
