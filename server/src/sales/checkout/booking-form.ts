import { createHash } from 'node:crypto';
import type { Contact } from '@portal/shared/contract';
import { isTexted } from '@portal/shared/rules';
import type { Env } from '#src/platform/config/index.ts';
import type { FilledDetails, FrozenTraveller, OrderForm } from '#src/platform/database/index.ts';
import { missingField, throwFieldError } from '#src/platform/errors/index.ts';

interface FormInput {
  readonly contact: Contact;
  readonly emergencyContact?: Contact;
  readonly remark?: string;
}

interface FormRest {
  readonly travellers?: readonly FrozenTraveller[];
  readonly details?: FilledDetails;
}

const requireContactName = (contacts: Readonly<Record<string, Contact | undefined>>): void => {
  for (const [field, contact] of Object.entries(contacts))
    if (contact?.name.trim() === '') throwFieldError([{ field: `${field}/name`, code: 'required' }]);
};

/**
 * The booking form of any kind as the order stores it. Throws an HttpError naming the field for a contact
 * name with spaces.
 */
export const formOf = (
  { contact, emergencyContact, remark = '' }: FormInput,
  { travellers = [], details = {} }: FormRest,
): OrderForm => {
  requireContactName({ contact, emergencyContact });
  return { travellers, contact, emergencyContact: emergencyContact ?? null, remark, details };
};

/** Throws A0410 on `contact/email` when no text message reaches the contact, and there is no email address. */
export const requireReached = ({ notices }: Env, { mobile, email }: Contact): void => {
  if (email || isTexted(mobile, notices.smsCountries)) return;
  throw missingField(
    'contact/email',
    '短信发不到该手机号，请填写邮箱',
    'Text messages do not reach this mobile number. Please add an email address',
  );
};

/**
 * Fingerprint for idempotency: equal for equal `things`, which contain the kind and everything that makes it
 * another order, with people in any order.
 */
export const fingerprintOf = (
  things: readonly unknown[],
  travellers: readonly FrozenTraveller[] = [],
): string => {
  const people = travellers.map(({ documentHash }) => documentHash).sort();
  return createHash('sha256')
    .update(JSON.stringify([...things, ...people]))
    .digest('base64url');
};
