import type { TourBooking, TourSelection } from '@portal/shared/contract';
import { blankTraveller, type TravellerDraft, travellerForm } from '@portal/shared/rules';

/** One person of a booking: one of the member's own travellers, or typed in. */
export interface TravellerSlot extends TravellerDraft {
  readonly travellerId?: number;
  /** Keep what was typed in for the next journey. */
  readonly save: boolean;
}

export interface ContactDraft {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
}

export interface PeopleAsked {
  readonly adults: number;
  readonly children: number;
}

/** A booking while it is filled in. Its fields stand where the server's body has them: paths lead to both. */
export interface BookingForm extends PeopleAsked {
  readonly singleRooms: number;
  readonly travellers: readonly TravellerSlot[];
  readonly contact: ContactDraft;
  readonly emergencyContact: ContactDraft;
  readonly remark: string;
  readonly contractAccepted: boolean;
}

export const blankSlot: TravellerSlot = { ...blankTraveller, save: false };
const blankContact: ContactDraft = { name: '', mobile: '', email: '' };

export const blankForm = ({ adults, children }: PeopleAsked): BookingForm => ({
  adults,
  children,
  singleRooms: 0,
  travellers: Array.from({ length: adults + children }, () => blankSlot),
  contact: blankContact,
  emergencyContact: blankContact,
  remark: '',
  contractAccepted: false,
});

/** Whether nothing was said about this person yet. */
export const isBlank = ({ travellerId, name, documentNo, birthDate, mobile }: TravellerSlot): boolean =>
  travellerId === undefined && [name, documentNo, birthDate, mobile].every((text) => text === '');

/** As many places as people. Blank ones go first, then the last. */
export const resizeSlots = (slots: readonly TravellerSlot[], count: number): readonly TravellerSlot[] => {
  const kept = [...slots];
  while (kept.length > count) {
    const blank = kept.findLastIndex(isBlank);
    kept.splice(blank === -1 ? kept.length - 1 : blank, 1);
  }
  return [...kept, ...Array.from({ length: count - kept.length }, () => blankSlot)];
};

/** Changes how many people and rooms are asked for, and with them the places. */
export const withPeople = (
  form: BookingForm,
  changes: Partial<Pick<BookingForm, 'adults' | 'children' | 'singleRooms'>>,
): BookingForm => {
  const next = { ...form, ...changes };
  return {
    ...next,
    singleRooms: Math.min(next.singleRooms, next.adults),
    travellers: resizeSlots(form.travellers, next.adults + next.children),
  };
};

/** Puts one of the member's own travellers into the first blank place, or takes them out again. */
export const toggleSaved = (
  slots: readonly TravellerSlot[],
  travellerId: number,
): readonly TravellerSlot[] => {
  const taken = slots.findIndex((slot) => slot.travellerId === travellerId);
  const place = taken === -1 ? slots.findIndex(isBlank) : taken;
  if (place === -1) return slots;
  return slots.with(place, taken === -1 ? { ...blankSlot, travellerId } : blankSlot);
};

/** Takes out travellers that the member no longer has. */
export const dropUnknown = (
  slots: readonly TravellerSlot[],
  known: readonly { readonly id: number }[],
): readonly TravellerSlot[] =>
  slots.map((slot) =>
    slot.travellerId === undefined || known.some(({ id }) => id === slot.travellerId) ? slot : blankSlot,
  );

/** The value at a path of the form, as `travellers/0/name`; undefined where the form has no such place. */
export const valueAt = (form: BookingForm, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      form,
    );

const contactOf = ({ name, mobile, email }: ContactDraft): TourBooking['contact'] => ({
  name: name.trim(),
  mobile: mobile.trim(),
  ...(email.trim() === '' ? {} : { email: email.trim() }),
});

/** The body of the order. `expectedAmount` is what the buyer saw, in fen. */
export const bookingBody = (
  form: BookingForm,
  { tourId, skuId, day }: Pick<TourSelection, 'tourId' | 'skuId' | 'day'>,
  expectedAmount: number,
): TourBooking => ({
  tourId,
  skuId,
  day,
  adults: form.adults,
  children: form.children,
  singleRooms: form.singleRooms,
  travellers: form.travellers.map((slot) =>
    slot.travellerId === undefined ? travellerForm(slot) : { travellerId: slot.travellerId },
  ),
  contact: contactOf(form.contact),
  emergencyContact: contactOf(form.emergencyContact),
  ...(form.remark.trim() === '' ? {} : { remark: form.remark.trim() }),
  contractAccepted: true,
  expectedAmount,
});
