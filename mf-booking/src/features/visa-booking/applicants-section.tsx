import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { RadioGroup } from '@portal/shared/ui';
import { PeopleCards } from '#src/booking/people/people-cards.tsx';
import type { PeopleEntry } from '#src/booking/people/people-entry.ts';
import { type ApplicantDraft, blankPerson, withKind } from './applicant-form.ts';
import { type ApplicantEntry, DocumentList } from './documents/document-list.tsx';
import { visaBookingMessages } from './visa-booking-messages.ts';
import { withApplicant, withPeople } from './visa-form.ts';

type Entry = Omit<ApplicantEntry, 'place' | 'draft' | 'at' | 'onChange'>;

/** What somebody is, by which their documents go. */
const KindChoice = ({ draft, at, state, terms: { documents }, onChange }: ApplicantEntry) => {
  const t = useMessages(visaBookingMessages);
  const name = `${at}/applicant`;
  return (
    <RadioGroup
      name={name}
      label={t('people.kind')}
      required
      value={draft.applicant}
      error={state.errorOf(name)}
      options={documents.map(({ applicant }) => ({ value: applicant, label: t(`kinds.${applicant}`) }))}
      onChange={(kind) => onChange((before) => withKind(before, kind, documents))}
    />
  );
};

const usePeople = ({ state, terms }: Entry): PeopleEntry => {
  const t = useMessages(visaBookingMessages);
  return {
    at: 'applicants',
    pathOf: (place) => `applicants/${place}/person`,
    blank: blankPerson,
    slots: state.values.applicants.map(({ person }) => person),
    terms,
    day: state.values.travelDay || dayOf(new Date()),
    errorOf: state.errorOf,
    nameOf: (place) => t('people.person', { number: place + 1 }),
    onChange: (next) => state.change((form) => withPeople(form, next)),
  };
};

/** Everybody who applies: who they are, what they are, and the documents that asks for. */
export const ApplicantsSection = ({ state, terms, uploads }: Entry) => {
  const t = useMessages(visaBookingMessages);
  const people = usePeople({ state, terms, uploads });
  const more = (place: number) => {
    const draft = state.values.applicants[place];
    if (!draft) return null;
    const onChange = (next: (before: ApplicantDraft) => ApplicantDraft): void =>
      state.change((form) => withApplicant(form, draft.id, next));
    const entry = { state, terms, uploads, draft, place, at: `applicants/${place}`, onChange };
    return (
      <>
        <KindChoice {...entry} />
        <DocumentList {...entry} />
      </>
    );
  };
  return <PeopleCards title={t('people.title')} lead={t('people.lead')} people={people} more={more} />;
};
