import type { Form } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { PeopleCards } from '#src/booking/people/people-cards.tsx';
import { tourBookingMessages } from './tour-booking-messages.ts';
import { peopleByAge, type TourTerms } from './tour-check.ts';
import { type PeopleAsked, type TourForm, withPeople } from './tour-form.ts';

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

/** Who travels. */
export const TravellersSection = ({ state, terms }: TravellersSectionProps) => {
  const t = useMessages(tourBookingMessages);
  const { values: form, change, errorOf } = state;
  const people = peopleByAge(form, terms);
  const mismatch = people && people.adults !== form.adults ? people : undefined;
  return (
    <PeopleCards
      title={t('travellers.title')}
      people={{
        at: 'travellers',
        slots: form.travellers,
        terms,
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
