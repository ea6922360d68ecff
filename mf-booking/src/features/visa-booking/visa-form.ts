import type { Address, ApplicantDocuments, VisaBooking, VisaSelection } from '@portal/shared/contract';
import { deliveryOf } from '@portal/shared/rules';
import { addressIn, type BookedAddress } from '#src/booking/address/address-form.ts';
import { type ContactDraft, contactIn, contactOf } from '#src/booking/form/contact-form.ts';
import { type ExtrasDraft, extrasIn, extrasOf } from '#src/booking/form/extras-form.ts';
import { listIn, recordIn, textIn } from '#src/booking/form/parse-draft.ts';
import { personOf, type TravellerSlot } from '#src/booking/people/people-form.ts';
import {
  type ApplicantDraft,
  applicantIn,
  keptApplicant,
  listedFiles,
  resizeApplicants,
} from './applicant-form.ts';
import type { VisaAddress } from './use-visa-address.ts';

/** How many people one application can be for. */
export const maxApplicants = 9;

/** How many files one applicant can hand in. */
export const maxFiles = 10;

type Lists = readonly ApplicantDocuments[];

/** A visa application while it is filled in. `travelDay` in Asia/Shanghai, empty before it is chosen. */
export interface VisaForm extends ExtrasDraft {
  readonly travelDay: string;
  readonly applicants: readonly ApplicantDraft[];
  readonly contact: ContactDraft;
  readonly returnAddress: BookedAddress;
}

export const withCount = (form: VisaForm, count: number): VisaForm => ({
  ...form,
  applicants: resizeApplicants(form.applicants, count),
});

/** The same people, as `next` makes them. */
export const withPeople = (
  form: VisaForm,
  next: (people: readonly TravellerSlot[]) => readonly TravellerSlot[],
): VisaForm => {
  const people = next(form.applicants.map(({ person }) => person));
  const applicants = form.applicants.map((one, place) => ({ ...one, person: people[place] ?? one.person }));
  return { ...form, applicants };
};

/** Changes one applicant; nothing where they are gone. */
export const withApplicant = (
  form: VisaForm,
  id: number,
  next: (applicant: ApplicantDraft) => ApplicantDraft,
): VisaForm => ({ ...form, applicants: form.applicants.map((one) => (one.id === id ? next(one) : one)) });

/** What is kept of a form: all but document numbers. */
export const keptOf = (form: VisaForm) => ({ ...form, applicants: form.applicants.map(keptApplicant) });

/** A form as it was left, `book` being the member's own addresses; without, as an application starts. */
export const formFrom = (draft: unknown, lists: Lists, book: readonly Address[]): VisaForm => {
  const kept = recordIn(draft);
  const applicants = listIn(kept.applicants)
    .slice(0, maxApplicants)
    .map((one, place) => applicantIn(one, place, lists));
  return {
    travelDay: textIn(kept.travelDay),
    applicants: resizeApplicants(applicants, Math.max(1, applicants.length)),
    contact: contactIn(kept.contact),
    returnAddress: addressIn(kept.returnAddress, book),
    ...extrasIn(kept),
  };
};

export const selectionOf = ({ applicants }: VisaForm, visa: VisaAddress): VisaSelection => ({
  ...visa,
  applicants: applicants.length,
});

const applicantOf = (draft: ApplicantDraft, lists: Lists): VisaBooking['applicants'][number] => {
  const { person, applicant } = draft;
  if (applicant === '') throw new Error('an application is checked before it is sent');
  const files = listedFiles(draft, lists).map(({ code, fileId }) => ({ code, fileId }));
  return { person: personOf(person), applicant, files };
};

/** The body of the order. `expectedAmount` is what the buyer saw, in fen. */
export const bookingBody = (
  form: VisaForm,
  {
    visa,
    lists,
    electronic,
  }: { readonly visa: VisaAddress; readonly lists: Lists; readonly electronic: boolean },
  expectedAmount: number,
): VisaBooking => ({
  ...visa,
  travelDay: form.travelDay,
  applicants: form.applicants.map((one) => applicantOf(one, lists)),
  contact: contactOf(form.contact),
  ...(electronic ? {} : { returnAddress: deliveryOf(form.returnAddress) }),
  ...extrasOf(form),
  expectedAmount,
});
