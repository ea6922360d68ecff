import type { ApiError } from '@portal/shared/api';
import { valueAt } from '@portal/shared/forms';
import { errorCodes } from '@portal/shared/rules';

/** Why the server refused a booking, grouped by what the buyer can do. */
export type Refusal =
  | { readonly kind: 'field'; readonly field: string; readonly text: string }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'priceChanged' }
  | { readonly kind: 'tooManyUnpaid'; readonly text: string }
  /** What the address asks for cannot be booked: something else has to be chosen. */
  | { readonly kind: 'choice'; readonly text: string }
  /** The result is unknown: a retry with the same idempotency key is safe. */
  | { readonly kind: 'tryAgain'; readonly text: string };

const byCode: Readonly<Record<string, (text: string) => Refusal>> = {
  [errorCodes.soldOut]: () => ({ kind: 'soldOut' }),
  [errorCodes.priceChanged]: () => ({ kind: 'priceChanged' }),
  [errorCodes.tooManyUnpaid]: (text) => ({ kind: 'tooManyUnpaid', text }),
};

/** A path and those above it, the longest first. */
const pathsUp = (field: string): readonly string[] =>
  field.split('/').map((_, place, parts) => parts.slice(0, parts.length - place).join('/'));

/** A field the form shows; of a saved traveller only the person as a whole is shown. */
const placeOf = (form: unknown, field: string): string | undefined =>
  pathsUp(field).find((path) => valueAt(form, `${path}/travellerId`) !== undefined) ??
  (valueAt(form, field) === undefined ? undefined : field);

/** Classifies a refusal. `chosen` are the fields of the URL. Undefined when the session is over. */
export const refusalOf = (
  { code, field, message }: Pick<ApiError, 'code' | 'field' | 'message'>,
  form: unknown,
  chosen: readonly string[],
): Refusal | undefined => {
  if (code === errorCodes.sessionExpired) return undefined;
  const place = field && placeOf(form, field);
  // An extra that is sold out can be left out: the rest of the booking stays possible.
  if (code === errorCodes.soldOut && place?.startsWith('extras/'))
    return { kind: 'field', field: place, text: message };
  if (Object.hasOwn(byCode, code)) return byCode[code]?.(message);
  if (field && chosen.includes(field)) return { kind: 'choice', text: message };
  return place ? { kind: 'field', field: place, text: message } : { kind: 'tryAgain', text: message };
};
