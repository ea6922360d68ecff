import type { EnquiryForm } from '@portal/shared/contract';
import { isDay } from '../base/business-day.ts';
import { isPhone } from '../people/phone.ts';

/** A group's enquiry while being typed in: every field is there, as text. */
export interface EnquiryDraft {
  readonly organisation: string;
  readonly people: string;
  readonly travelDay: string;
  readonly contactName: string;
  readonly mobile: string;
  readonly email: string;
  readonly message: string;
}

export const blankEnquiry: EnquiryDraft = {
  organisation: '',
  people: '',
  travelDay: '',
  contactName: '',
  mobile: '',
  email: '',
  message: '',
};

/** A refused value of an enquiry: left out, not possible, or a day that has passed. */
export interface EnquiryFault {
  readonly field: keyof EnquiryDraft;
  readonly code: 'required' | 'invalid' | 'past';
}

const some = (name: 'travelDay' | 'email' | 'message', text = ''): Partial<EnquiryForm> =>
  text.trim() === '' ? {} : { [name]: text.trim() };

/** An enquiry without spaces around its texts, and without those that say nothing. */
export const trimEnquiry = (form: EnquiryForm): EnquiryForm => ({
  ...(form.tourId === undefined ? {} : { tourId: form.tourId }),
  organisation: form.organisation.trim(),
  people: form.people,
  ...some('travelDay', form.travelDay),
  contactName: form.contactName.trim(),
  mobile: form.mobile.trim(),
  ...some('email', form.email),
  ...some('message', form.message),
});

/** What was typed in as it is sent; people that are no number are 0. */
export const enquiryForm = (draft: EnquiryDraft, tourId?: number): EnquiryForm =>
  trimEnquiry({ ...draft, tourId, people: Number(draft.people) || 0 });

const faultOf = {
  organisation: ({ organisation }) => organisation === '' && 'required',
  people: ({ people }) => !(Number.isInteger(people) && people >= 2 && people <= 500) && 'invalid',
  travelDay: ({ travelDay }, today) =>
    travelDay !== undefined && (!isDay(travelDay) ? 'invalid' : travelDay < today && 'past'),
  contactName: ({ contactName }) => contactName === '' && 'required',
  mobile: ({ mobile }) => (mobile === '' ? 'required' : !isPhone(mobile) && 'invalid'),
  email: ({ email }) => email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) && 'invalid',
} satisfies Partial<
  Record<keyof EnquiryDraft, (form: EnquiryForm, today: string) => EnquiryFault['code'] | false>
>;

/** What is wrong with a trimmed enquiry, in the order of its fields. `today` in Asia/Shanghai. */
export const checkEnquiry = (form: EnquiryForm, today: string): EnquiryFault[] =>
  (Object.keys(faultOf) as (keyof typeof faultOf)[]).flatMap((field) => {
    const code = faultOf[field](form, today);
    return code ? [{ field, code }] : [];
  });
