import { createHash } from 'node:crypto';
import type { Contact } from '@portal/shared/contract';
import type { FilledDetails, FrozenTraveller, OrderForm } from '#src/platform/database/index.ts';
import { throwFieldError } from '#src/platform/errors/index.ts';

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

/** What the buyer of any kind filled in, as the order keeps it. Throws a field fault on a contact named with spaces. */
export const formOf = (
  { contact, emergencyContact, remark = '' }: FormInput,
  { travellers = [], details = {} }: FormRest,
): OrderForm => {
  requireContactName({ contact, emergencyContact });
  return { travellers, contact, emergencyContact: emergencyContact ?? null, remark, details };
};

/**
 * Tells a booking done again from another one: equal for equal `things`, which name the kind and everything whose change
 * makes it another order, and the same people in any order.
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
