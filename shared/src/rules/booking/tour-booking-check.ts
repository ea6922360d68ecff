import { ageGroupOn } from '../base/age.ts';
import type { FieldFault } from '../base/field-fault.ts';
import type { PeopleCount } from '../catalog/tour-price.ts';
import { duplicatePeople } from '../people/duplicate-people.ts';

/** What the tour and the departure allow. */
export interface TourLimits {
  readonly maxPeople: number;
  readonly singleSupplement: number | null;
}

/** Somebody who travels. `identity` is equal for two entries of the same person: document type and number, or a row. */
export interface BookedPerson {
  readonly birthDate: string;
  readonly identity: string;
}

/** What is wrong with how many people and rooms are asked for; empty when nothing is. */
export const checkTourSelection = (
  { adults, children, singleRooms }: PeopleCount,
  { maxPeople, singleSupplement }: TourLimits,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (adults < 1) faults.push({ field: 'adults', code: 'noAdult' });
  if (adults + children > maxPeople) faults.push({ field: 'adults', code: 'tooMany' });
  if (singleRooms > 0 && singleSupplement === null) faults.push({ field: 'singleRooms', code: 'notOffered' });
  else if (singleRooms > adults) faults.push({ field: 'singleRooms', code: 'tooMany' });
  return faults;
};

const checkAges = ({ adults }: PeopleCount, people: readonly BookedPerson[], day: string): FieldFault[] => {
  const groups = people.map(({ birthDate }) => ageGroupOn(birthDate, day));
  const infants = groups.flatMap((group, place) =>
    group === 'infant' ? [{ field: `travellers/${place}`, code: 'infant' } as const] : [],
  );
  if (infants.length > 0) return infants;
  const grown = groups.filter((group) => group === 'adult').length;
  return grown === adults ? [] : [{ field: 'travellers', code: 'ageMismatch' }];
};

/**
 * What is wrong with a tour booking as a whole: limits, as many travellers as people, adults and children by
 * their age on the departure day (infants under 2 are not booked online), no duplicates. Empty when it is
 * valid.
 */
export const checkTourBooking = (
  selection: PeopleCount & { readonly day: string },
  limits: TourLimits,
  people: readonly BookedPerson[],
): FieldFault[] => {
  const identities = people.map(({ identity }) => identity);
  const faults = [...checkTourSelection(selection, limits), ...duplicatePeople(identities, 'travellers')];
  if (people.length !== selection.adults + selection.children)
    return [...faults, { field: 'travellers', code: 'countMismatch' }];
  return [...faults, ...checkAges(selection, people, selection.day)];
};
