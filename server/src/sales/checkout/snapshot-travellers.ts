import type { TourBooking } from '@portal/shared/contract';
import { ageGroupOn, dayOf } from '@portal/shared/rules';
import { findTravellers, sealTraveller, type TravellerDeps } from '#src/identity/travellers/index.ts';
import type { FrozenTraveller } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';

/** A person of a booking: a saved traveller of the member, or typed in. */
export type Person = TourBooking['travellers'][number];
type Sealed = Omit<FrozenTraveller, 'child'>;

interface TravellerSnapshots {
  /** The day that decides who counts as a child. */
  readonly day: string;
  /** The field path of an entry in the input: `travellers/0`. */
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
  latinName: sealed.latinName,
  documentCountry: sealed.documentCountry,
  documentExpiry: sealed.documentExpiry,
});

/**
 * The people of a booking as its order stores them, in order: saved travellers by id, others as typed in.
 * Throws an HttpError naming the field for an invalid entry, and for a traveller of another member.
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
