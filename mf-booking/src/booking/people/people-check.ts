import type { Traveller } from '@portal/shared/contract';
import { checkTravellerDraft, type FieldFault, knownBirthDate, normalDocument } from '@portal/shared/rules';
import type { TravellerSlot } from './people-form.ts';

/** The context of the validation. `today` in Asia/Shanghai. */
export interface PeopleTerms {
  readonly today: string;
  /** The member's own travellers. */
  readonly saved: readonly Traveller[];
}

/** The birth date of a person, as soon as it can be known. */
export const bornOn = (slot: TravellerSlot, { saved, today }: PeopleTerms): string | undefined =>
  slot.travellerId === undefined
    ? knownBirthDate(slot, today)
    : saved.find(({ id }) => id === slot.travellerId)?.birthDate;

/** Equal for two entries of the same person, as far as the browser can tell. */
export const identityOf = (slot: TravellerSlot): string =>
  slot.travellerId === undefined
    ? `${slot.documentType} ${normalDocument(slot.documentNo)}`
    : `saved ${slot.travellerId}`;

/** What is wrong with somebody who was typed in, whose fields stand at `at/name`; empty when nothing is. */
export const checkSlot = (slot: TravellerSlot, at: string, today: string): FieldFault[] =>
  slot.travellerId === undefined
    ? checkTravellerDraft(slot, today).map(({ field, code }) => ({ field: `${at}/${field}`, code }))
    : [];

/** What is wrong with those who were typed in, whose fields stand at `at/0/name`; empty when nothing is. */
export const checkSlots = (slots: readonly TravellerSlot[], at: string, today: string): FieldFault[] =>
  slots.flatMap((slot, place) => checkSlot(slot, `${at}/${place}`, today));
