import fc from 'fast-check';
import { kept } from '../kinds/kept.ts';
import { mergeValues } from './merge-values.ts';

const names = ['title', 'status', 'sort', 'labels'] as const;
const fields = names.map((name) => kept(name));
const base = { title: 'a', status: 1, sort: 1, labels: ['x'], version: '1' };

test.each([
  ['their change is taken', base, { ...base, title: 'b' }, { title: 'b' }, [], ['title']],
  ['my change is kept', { ...base, title: 'c' }, base, { title: 'c' }, [], []],
  [
    'different fields are merged',
    { ...base, sort: 2 },
    { ...base, title: 'b' },
    { title: 'b', sort: 2 },
    [],
    ['title'],
  ],
  ['equal changes do not conflict', { ...base, sort: 2 }, { ...base, sort: 2 }, { sort: 2 }, [], []],
  [
    'different changes of a field conflict',
    { ...base, sort: 2 },
    { ...base, sort: 3 },
    { sort: 2 },
    ['sort'],
    [],
  ],
  [
    'lists are compared by content',
    { ...base, labels: ['x'] },
    { ...base, sort: 3 },
    { sort: 3 },
    [],
    ['sort'],
  ],
])('%s', (_, mine, theirs, changed, conflicts, taken) => {
  const merged = mergeValues(fields, { base, mine, theirs: { ...theirs, version: '2' } });
  expect(merged).toEqual({ values: { ...base, ...changed, version: '2' }, conflicts, taken });
});

test('1,000 generated conflicts lose no change: each is in the values, or named with both versions', () => {
  const record = fc.record({
    title: fc.constantFrom('a', 'b', 'c'),
    status: fc.constantFrom(0, 1),
    sort: fc.nat(2),
    labels: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  });
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  fc.assert(
    fc.property(record, record, record, (start, mine, theirs) => {
      const { values, conflicts, taken } = mergeValues(fields, { base: start, mine, theirs });
      for (const name of names) {
        const [own, other] = [!same(mine[name], start[name]), !same(theirs[name], start[name])];
        const differ = own && other && !same(mine[name], theirs[name]);
        expect(conflicts.includes(name)).toBe(differ);
        expect(values[name]).toEqual(own ? mine[name] : theirs[name]);
        expect(taken.includes(name)).toBe(other && !own);
      }
    }),
    { numRuns: 1000 },
  );
});
