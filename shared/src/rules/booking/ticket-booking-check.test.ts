import { checkTicketBooking, checkVisit, entryOf } from './ticket-booking-check.ts';

const today = '2026-11-20';
const limits = { maxPerOrder: 5, realName: true };

test.each<[string, object, object, string[]]>([
  ['today', { day: today }, {}, []],
  ['yesterday', { day: '2026-11-19' }, {}, ['day past']],
  ['in 90 days', { day: '2027-02-18' }, {}, []],
  ['in 91 days', { day: '2027-02-19' }, {}, ['day tooLate']],
  ['on a day that is none', { day: '2026-02-30' }, {}, ['day invalid']],
  ['with as many as the type allows', { count: 5 }, {}, []],
  ['with one more', { count: 6 }, {}, ['count tooMany']],
  ['with ten of a generous type', { count: 10 }, { maxPerOrder: 50 }, []],
  ['with eleven of a generous type', { count: 11 }, { maxPerOrder: 50 }, ['count tooMany']],
  ['with none', { count: 0 }, {}, ['count invalid']],
  ['with half a ticket', { count: 0.5 }, {}, ['count invalid']],
  ['with minus one', { count: -1 }, {}, ['count invalid']],
])('a visit %s', (_what, change, allowed, expected) => {
  const faults = checkVisit({ day: '2026-12-24', count: 1, ...change }, { ...limits, ...allowed }, today);
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test.each<[string, string[], boolean, string[]]>([
  ['two by name', ['a', 'b'], true, []],
  ['one name too few', ['a'], true, ['visitors countMismatch']],
  ['one name too many', ['a', 'b', 'c'], true, ['visitors countMismatch']],
  ['one person twice', ['a', 'a'], true, ['visitors/1 duplicate']],
  ['no visitors where no names are required', [], false, []],
  ['a name where none is asked for', ['a'], false, ['visitors countMismatch']],
])('two tickets for %s', (_what, visitors, realName, expected) => {
  const faults = checkTicketBooking(
    { day: '2026-12-24', count: 2, visitors },
    { ...limits, realName },
    today,
  );
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('entry begins with the time-slot, else with the day, in Shanghai', () => {
  expect(entryOf('2026-12-24', '09:30').toISOString()).toBe('2026-12-24T01:30:00.000Z');
  expect(entryOf('2026-12-24', null).toISOString()).toBe('2026-12-23T16:00:00.000Z');
});
