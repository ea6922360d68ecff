import type { DocumentType, Traveller, TravellerForm } from '@portal/shared/contract';
import {
  blankTraveller,
  documentTypes,
  draftOf,
  type TravellerDraft,
  travellerForm,
} from '@portal/shared/rules';
import { recordIn, textIn } from '../form/parse-draft.ts';

/** One person of a booking: one of the member's own travellers, or typed in. */
export interface TravellerSlot extends TravellerDraft {
  readonly travellerId?: number;
  /** The saved traveller whose passport is completed here. */
  readonly replaces?: number;
  /** Keep what was typed in for the next journey. */
  readonly save: boolean;
}

export const blankSlot: TravellerSlot = { ...blankTraveller, save: false };

/** The fields that are typed in, not chosen. */
const textFields = (Object.keys(blankTraveller) as (keyof TravellerDraft)[]).filter(
  (name) => name !== 'documentType' && name !== 'gender',
);

/** So many people of whom nothing is known yet. */
export const blankSlots = (count: number): readonly TravellerSlot[] =>
  Array.from({ length: count }, () => blankSlot);

/** Whether nothing was said about this person yet. */
export const isBlank = (slot: TravellerSlot): boolean =>
  slot.travellerId === undefined && textFields.every((name) => slot[name] === '');

/** As many places as people. Blank ones go first, then the last. */
export const resizeSlots = (slots: readonly TravellerSlot[], count: number): readonly TravellerSlot[] => {
  const kept = [...slots];
  while (kept.length > count) {
    const blank = kept.findLastIndex(isBlank);
    kept.splice(blank === -1 ? kept.length - 1 : blank, 1);
  }
  return [...kept, ...blankSlots(count - kept.length)];
};

/** Adds a saved traveller to the first blank entry, or removes it. */
export const toggleSaved = (
  slots: readonly TravellerSlot[],
  travellerId: number,
  blank: TravellerSlot = blankSlot,
): readonly TravellerSlot[] => {
  const taken = slots.findIndex((slot) => slot.travellerId === travellerId);
  const place = taken === -1 ? slots.findIndex(isBlank) : taken;
  if (place === -1) return slots;
  return slots.with(place, taken === -1 ? { ...blank, travellerId } : blank);
};

/** Takes out travellers that the member no longer has. */
export const dropUnknown = (
  slots: readonly TravellerSlot[],
  known: readonly { readonly id: number }[],
  blank: TravellerSlot = blankSlot,
): readonly TravellerSlot[] =>
  slots.map((slot) =>
    slot.travellerId === undefined || known.some(({ id }) => id === slot.travellerId) ? slot : blank,
  );

/** A person with a document that is accepted: another type becomes the first of these. */
export const withAccepted = (slot: TravellerSlot, accepted: readonly DocumentType[]): TravellerSlot => ({
  ...slot,
  documentType: accepted.includes(slot.documentType) ? slot.documentType : (accepted[0] ?? slot.documentType),
});

/** A saved traveller to be completed by hand: all that is known, without the document number. */
export const typedFrom = (traveller: Traveller): TravellerSlot => ({
  ...blankSlot,
  ...draftOf(traveller),
  birthDate: traveller.birthDate,
  ...(traveller.documentType === 'passport' ? { replaces: traveller.id } : {}),
});

/** A person as the order is sent. */
export const personOf = (slot: TravellerSlot): TravellerForm | { readonly travellerId: number } =>
  slot.travellerId === undefined ? travellerForm(slot) : { travellerId: slot.travellerId };

/** A person as a draft keeps it: without the document number, which is typed in again. */
export const keptSlot = ({ documentNo: _, ...slot }: TravellerSlot) => slot;

/** A person as a draft kept it. */
export const slotIn = (kept: unknown): TravellerSlot => {
  const { travellerId, replaces, documentType, gender, save, ...rest } = recordIn(kept);
  if (Number.isSafeInteger(travellerId)) return { ...blankSlot, travellerId: Number(travellerId) };
  return {
    ...blankSlot,
    ...Object.fromEntries(textFields.map((name) => [name, textIn(rest[name])])),
    documentType: documentTypes.find((type) => type === documentType) ?? 'id-card',
    documentNo: '',
    gender: (['1', '2'] as const).find((one) => one === gender) ?? '0',
    save: save === true,
    ...(Number.isSafeInteger(replaces) ? { replaces: Number(replaces) } : {}),
  };
};
