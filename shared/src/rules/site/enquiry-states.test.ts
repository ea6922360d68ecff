import { enquiryEventsOf, nextEnquiryState } from './enquiry-states.ts';

test.each([
  ['NEW', 'contact', 'CONTACTED'],
  ['NEW', 'close', 'CLOSED'],
  ['NEW', 'win', undefined],
  ['CONTACTED', 'win', 'WON'],
  ['CONTACTED', 'lose', 'LOST'],
  ['CONTACTED', 'contact', undefined],
  ['WON', 'lose', undefined],
  ['WON', 'reopen', 'CONTACTED'],
  ['CLOSED', 'reopen', 'CONTACTED'],
] as const)('%s and %s is %s', (state, event, next) => {
  expect(nextEnquiryState(state, event)).toBe(next);
});

test('the possible steps follow from the state', () => {
  expect(enquiryEventsOf('CONTACTED')).toEqual(['win', 'lose', 'close']);
  expect(enquiryEventsOf('LOST')).toEqual(['reopen']);
});
