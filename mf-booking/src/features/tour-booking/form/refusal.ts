import type { ApiError } from '@portal/shared/api';
import { errorCodes } from '@portal/shared/rules';
import { type BookingForm, valueAt } from './booking-form.ts';

/** Why the server did not take a booking, by what the buyer can do about it. */
export type Refusal =
  | { readonly kind: 'field'; readonly field: string; readonly text: string }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'priceChanged' }
  | { readonly kind: 'tooManyUnpaid'; readonly text: string }
  /** What the address asks for cannot be booked: another departure has to be chosen. */
  | { readonly kind: 'departure'; readonly text: string }
  /** Nothing is known to have happened: the same again is safe. */
  | { readonly kind: 'tryAgain'; readonly text: string };

const byCode: Readonly<Record<string, (text: string) => Refusal>> = {
  [errorCodes.soldOut]: () => ({ kind: 'soldOut' }),
  [errorCodes.priceChanged]: () => ({ kind: 'priceChanged' }),
  [errorCodes.tooManyUnpaid]: (text) => ({ kind: 'tooManyUnpaid', text }),
};

const departureFields: readonly string[] = ['tourId', 'skuId', 'day'];

/** A field the form shows; of a saved traveller only the person as a whole is shown. */
const placeOf = (form: BookingForm, field: string): string | undefined => {
  const [, person] = /^(travellers\/\d+)(\/|$)/.exec(field) ?? [];
  if (person && valueAt(form, `${person}/travellerId`) !== undefined) return person;
  return valueAt(form, field) === undefined ? undefined : field;
};

/** Reads a refusal. Gives undefined where nothing is left to say: the session is over, and its dialog is open. */
export const refusalOf = (
  { code, field, message }: Pick<ApiError, 'code' | 'field' | 'message'>,
  form: BookingForm,
): Refusal | undefined => {
  if (code === errorCodes.sessionExpired) return undefined;
  if (Object.hasOwn(byCode, code)) return byCode[code]?.(message);
  if (field && departureFields.includes(field)) return { kind: 'departure', text: message };
  const place = field && placeOf(form, field);
  return place ? { kind: 'field', field: place, text: message } : { kind: 'tryAgain', text: message };
};
