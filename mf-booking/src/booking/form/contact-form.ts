import type { Contact, SuggestedContact } from '@portal/shared/contract';
import { type FieldFault, isEmail, isPhone } from '@portal/shared/rules';
import { recordIn, textIn } from './parse-draft.ts';

/** The contact in the form. */
export interface ContactDraft {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
}

export const blankContact: ContactDraft = { name: '', mobile: '', email: '' };

export const contactIn = (kept: unknown): ContactDraft => {
  const { name, mobile, email } = recordIn(kept);
  return { name: textIn(name), mobile: textIn(mobile), email: textIn(email) };
};

/** A draft with the suggested contact, unless it has one. */
export const withSuggestedContact = (draft: unknown, suggested: SuggestedContact | undefined): unknown => {
  const kept = recordIn(draft);
  const isBlank = Object.values(contactIn(kept.contact)).every((text) => text.trim() === '');
  return suggested && isBlank ? { ...kept, contact: suggested } : draft;
};

/** A contact as it is sent. */
export const contactOf = ({ name, mobile, email }: ContactDraft): Contact => ({
  name: name.trim(),
  mobile: mobile.trim(),
  ...(email.trim() === '' ? {} : { email: email.trim() }),
});

/** What is wrong with a contact, whose fields stand at `at`; empty when nothing is. */
export const checkContact = ({ name, mobile, email }: ContactDraft, at: string): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (name.trim() === '') faults.push({ field: `${at}/name`, code: 'required' });
  if (mobile.trim() === '') faults.push({ field: `${at}/mobile`, code: 'required' });
  else if (!isPhone(mobile.trim())) faults.push({ field: `${at}/mobile`, code: 'invalid' });
  if (email.trim() !== '' && !isEmail(email.trim())) faults.push({ field: `${at}/email`, code: 'invalid' });
  return faults;
};
