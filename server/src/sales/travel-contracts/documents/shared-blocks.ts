import type { PdfBlock } from '#src/platform/pdf/index.ts';
import { type ContractFacts, tripOf } from '../contract-facts.ts';
import { fill, type Words } from '../text/words.ts';

/** A term and its value; left out where there is none. */
export type Fact = readonly [term: string, value: string];

/** Facts without those that have no value. */
export const factsBlock = (facts: readonly (readonly [string, string | null | undefined])[]): PdfBlock => ({
  kind: 'facts',
  rows: facts.filter((fact): fact is Fact => Boolean(fact[1])),
});

/** Tour, days and people, as both documents name them. */
export const tripFacts = (facts: ContractFacts, words: Words): readonly Fact[] => {
  const { labels, text, day } = words;
  const { trip } = labels;
  const details = tripOf(facts);
  const people = [
    fill(trip.adults, { count: details.adults }),
    ...(details.children > 0 ? [fill(trip.children, { count: details.children })] : []),
    ...(details.singleRooms > 0 ? [fill(trip.singleRooms, { count: details.singleRooms })] : []),
  ];
  return [
    [trip.product, text(facts.order.snapshot.title)],
    [trip.departure, day(details.day)],
    [trip.return, fill(trip.returnDay, { day: day(details.returnDay), days: details.days })],
    [trip.people, people.join(labels.list)],
    [trip.meeting, trip.meetingNote],
  ];
};
