import { documentTypes } from '@portal/shared/rules';
import {
  type BookingForm,
  blankForm,
  blankSlot,
  type PeopleAsked,
  resizeSlots,
  type TravellerSlot,
} from './booking-form.ts';

/** Whose half-filled form it is, and for what. */
export interface DraftOwner {
  readonly userId: number;
  readonly tourId: number;
  readonly day: string;
}

type Loose = Readonly<Record<string, unknown>>;

const keyOf = ({ userId, tourId, day }: DraftOwner): string => `tour-booking:${userId}:${tourId}:${day}`;

const record = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

const count = (value: unknown, fallback: number): number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 50 ? Number(value) : fallback;

const slotIn = (value: unknown): TravellerSlot => {
  const { travellerId, documentType, gender, save, ...rest } = record(value);
  if (Number.isSafeInteger(travellerId)) return { ...blankSlot, travellerId: Number(travellerId) };
  return {
    name: text(rest.name),
    documentType: documentTypes.find((type) => type === documentType) ?? 'id-card',
    documentNo: '',
    birthDate: text(rest.birthDate),
    gender: (['1', '2'] as const).find((one) => one === gender) ?? '0',
    mobile: text(rest.mobile),
    save: save === true,
  };
};

const contactIn = (value: unknown) => {
  const { name, mobile, email } = record(value);
  return { name: text(name), mobile: text(mobile), email: text(email) };
};

/** What is kept of a form: all but document numbers and the consent, which are given anew. */
export const draftOf = (form: BookingForm, asked: PeopleAsked): Loose => ({
  ...form,
  asked,
  contractAccepted: undefined,
  travellers: form.travellers.map(({ documentNo: _, ...slot }) => slot),
});

/**
 * A form as it was left, from what was kept; blank without. `asked` is how many people the address asks for: asking
 * for others than then counts more than the steppers of the draft.
 */
export const formFrom = (draft: unknown, asked: PeopleAsked): BookingForm => {
  const blank = blankForm(asked);
  const { asked: then, travellers, ...kept } = record(draft);
  const same = record(then).adults === asked.adults && record(then).children === asked.children;
  const adults = same ? Math.max(1, count(kept.adults, asked.adults)) : asked.adults;
  const children = same ? count(kept.children, asked.children) : asked.children;
  return {
    ...blank,
    adults,
    children,
    singleRooms: Math.min(count(kept.singleRooms, 0), adults),
    travellers: resizeSlots(Array.isArray(travellers) ? travellers.map(slotIn) : [], adults + children),
    contact: contactIn(kept.contact),
    emergencyContact: contactIn(kept.emergencyContact),
    remark: text(kept.remark),
  };
};

const parsed = (stored: string | null): unknown => {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    // Somebody else's text under our name: as good as nothing.
    return null;
  }
};

/** The form as this tab left it: it survives a reload and an expired session. */
export const readDraft = (owner: DraftOwner, asked: PeopleAsked): BookingForm =>
  formFrom(parsed(sessionStorage.getItem(keyOf(owner))), asked);

export const writeDraft = (owner: DraftOwner, form: BookingForm, asked: PeopleAsked): void =>
  sessionStorage.setItem(keyOf(owner), JSON.stringify(draftOf(form, asked)));

export const clearDraft = (owner: DraftOwner): void => sessionStorage.removeItem(keyOf(owner));
