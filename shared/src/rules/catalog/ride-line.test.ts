import type { Ride } from '@portal/shared/contract';
import { isSimilarRidePossible, rideLine } from './ride-line.ts';

const words = { text: ({ zh }: { zh: string }) => zh, nextDay: (time: string) => `次日 ${time}` };
const flight: Ride = {
  kind: 'flight',
  number: 'MU5721',
  from: { zh: '上海虹桥' },
  to: { zh: '昆明长水' },
  departs: '08:10',
  arrives: '11:35',
};

test.each<[Partial<Ride>, string]>([
  [{}, 'MU5721 上海虹桥 08:10 → 昆明长水 11:35'],
  [{ arrives: '00:35', nextDay: true }, 'MU5721 上海虹桥 08:10 → 昆明长水 次日 00:35'],
  [{ number: undefined, departs: undefined, arrives: undefined }, '上海虹桥 → 昆明长水'],
])('a ride with %j is one line', (change, line) => {
  expect(rideLine({ ...flight, ...change }, words)).toBe(line);
});

test.each<[Partial<Ride>, boolean]>([
  [{}, true],
  [{ kind: 'train' }, true],
  [{ number: undefined }, false],
  [{ kind: 'ship' }, false],
])('a ride with %j can be replaced: %s', (change, isPossible) => {
  expect(isSimilarRidePossible({ ...flight, ...change })).toBe(isPossible);
});
