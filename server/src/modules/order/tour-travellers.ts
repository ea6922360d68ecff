import type { TourBooking } from '@portal/shared/contract';
import { ageGroupOn, dayOf } from '@portal/shared/rules';
import type { FrozenTraveller } from '../../db/schema/order-documents.ts';
import { badField } from '../../http/fault.ts';
import { findTravellers } from '../traveller/traveller-repository.ts';
import { sealTraveller, type TravellerDeps } from '../traveller/traveller-service.ts';

type Entry = TourBooking['travellers'][number];
type Sealed = Omit<FrozenTraveller, 'child'>;

const savedIds = (entries: readonly Entry[]): number[] =>
  entries.flatMap((entry) => ('travellerId' in entry ? [entry.travellerId] : []));

const loadSaved = async (deps: TravellerDeps, userId: number, ids: readonly number[]) => {
  const rows = ids.length === 0 ? [] : await findTravellers(deps.db, userId, ids);
  return new Map(rows.map((row) => [row.id, row]));
};

const frozen = (sealed: Sealed, day: string): FrozenTraveller => ({
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
 * The travellers of a booking as they are frozen in its order, in order: the member's own by id, others as typed in.
 * Throws a field fault on a wrong entry, and on an id that is not the member's own.
 */
export const freezeTravellers = async (
  deps: TravellerDeps,
  userId: number,
  { travellers, day }: Pick<TourBooking, 'travellers' | 'day'>,
): Promise<FrozenTraveller[]> => {
  const saved = await loadSaved(deps, userId, savedIds(travellers));
  const today = dayOf(deps.now());
  return travellers.map((entry, place) => {
    if (!('travellerId' in entry))
      return frozen(sealTraveller(deps.cipher, entry, today, `travellers/${place}/`) as Sealed, day);
    const row = saved.get(entry.travellerId);
    if (!row) throw badField(`travellers/${place}/travellerId`, '没有该出行人', 'There is no such traveller');
    return frozen(row as Sealed, day);
  });
};
