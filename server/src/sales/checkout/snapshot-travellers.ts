import type { TourBooking } from '@portal/shared/contract';
import { ageGroupOn, dayOf } from '@portal/shared/rules';
import { findTravellers, sealTraveller, type TravellerDeps } from '#src/identity/travellers/index.ts';
import type { FrozenTraveller } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';

/** Somebody of a booking: one of the member's own travellers, or typed in. */
export type Person = TourBooking['travellers'][number];
type Sealed = Omit<FrozenTraveller, 'child'>;

interface TravellerSnapshots {
  /** The day on which it counts who is a child. */
  readonly day: string;
  /** The path of an entry in the input: `travellers/0`. */
  at(place: number): string;
}

const loadSaved = async (deps: TravellerDeps, userId: number, people: readonly Person[]) => {
  const ids = people.flatMap((person) => ('travellerId' in person ? [person.travellerId] : []));
  const rows = ids.length === 0 ? [] : await findTravellers(deps.db, userId, ids);
  return new Map(rows.map((row) => [row.id, row]));
};

const toSnapshot = (sealed: Sealed, day: string): FrozenTraveller => ({
  name: sealed.name,
  documentType: sealed.documentType,
  documentCipher: sealed.documentCipher,
  documentMask: sealed.documentMask,
  documentHash: sealed.documentHash,
  birthDate: sealed.birthDate,
  gender: sealed.gender,
  mobile: sealed.mobile,
  child: ageGroupOn(sealed.birthDate, day) === 'child',
});

/**
 * The people of a booking as they are frozen in its order, in order: the member's own by id, others as typed in.
 * Throws a field fault on a wrong entry, and on an id that is not the member's own.
 */
export const snapshotTravellers = async (
  deps: TravellerDeps,
  userId: number,
  people: readonly Person[],
  { day, at }: TravellerSnapshots,
): Promise<FrozenTraveller[]> => {
  const saved = await loadSaved(deps, userId, people);
  const today = dayOf(deps.now());
  return people.map((person, place) => {
    if (!('travellerId' in person))
      return toSnapshot(sealTraveller(deps.cipher, person, today, `${at(place)}/`) as Sealed, day);
    const row = saved.get(person.travellerId);
    if (!row) throw invalidField(`${at(place)}/travellerId`, '没有该出行人', 'There is no such traveller');
    return toSnapshot(row as Sealed, day);
  });
};
