import type { DocumentsAsked } from '@portal/shared/booking';
import type { Form } from '@portal/shared/forms';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { passportDeadline } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { PeopleCards } from '#src/booking/people/people-cards.tsx';
import { tourBookingMessages } from './tour-booking-messages.ts';
import { checkDocument, peopleByAge, type TourTerms } from './tour-check.ts';
import { type PeopleAsked, type TourForm, withDocuments, withPeople } from './tour-form.ts';

interface TravellersSectionProps {
  readonly state: Form<TourForm>;
  readonly terms: TourTerms;
}

/** The ages are not what was chosen: says what they are, and offers to choose that. */
const AgeMismatch = ({ people, onAdopt }: { people: PeopleAsked; onAdopt: () => void }) => {
  const t = useMessages(tourBookingMessages);
  return (
    <div className={styles.mismatch} role="status">
      <p>{t('travellers.byAge', { adults: people.adults, children: people.children })}</p>
      {people.adults > 0 && (
        <Button kind="quiet" size="small" onClick={onAdopt}>
          {t('travellers.adopt')}
        </Button>
      )}
    </div>
  );
};

const at = 'travellers';

/** Which documents the tour accepts, and until when passports have to be valid. */
const useDocuments = (terms: TourTerms): DocumentsAsked => {
  const t = useMessages(tourBookingMessages);
  const language = useLanguage();
  const { accepted } = terms.documents;
  const deadline = passportDeadline(terms.documents, terms);
  if (deadline === undefined) return { accepted };
  const day = formatDay(deadline, language, { year: true });
  return { accepted, passport: 'required', expiryHint: t('travellers.passportUntil', { day }) };
};

/** Who travels. */
export const TravellersSection = ({ state, terms }: TravellersSectionProps) => {
  const t = useMessages(tourBookingMessages);
  const { change, errorOf } = state;
  const form = withDocuments(state.values, terms.documents.accepted);
  const documents = useDocuments(terms);
  const people = peopleByAge(form, terms);
  const mismatch = people && people.adults !== form.adults ? people : undefined;
  return (
    <PeopleCards
      title={t('travellers.title')}
      people={{
        at,
        slots: form.travellers,
        terms,
        documents,
        isIncomplete: (slot) => checkDocument(slot, at, terms).length > 0,
        day: terms.day,
        errorOf,
        nameOf: (place) => t('travellers.person', { number: place + 1 }),
        onChange: (next) => change((before) => ({ ...before, travellers: next(before.travellers) })),
      }}
    >
      {mismatch && (
        <AgeMismatch people={mismatch} onAdopt={() => change((before) => withPeople(before, mismatch))} />
      )}
    </PeopleCards>
  );
};
