import { useMessages } from '@portal/shared/i18n';
import { Button, Card, Icon } from '@portal/shared/ui';
import styles from '../booking.module.css';
import { bookingMessages } from '../booking-messages.ts';
import { type BookingTerms, peopleByAge } from '../form/booking-check.ts';
import { type PeopleAsked, withPeople } from '../form/booking-form.ts';
import type { BookingFormState } from '../form/use-booking-form.ts';
import { SavedChoice } from './saved-choice.tsx';
import { TravellerCard } from './traveller-card.tsx';

interface TravellersSectionProps {
  readonly state: BookingFormState;
  readonly terms: BookingTerms;
}

/** The ages are not what was chosen: says what they are, and offers to choose that. */
const AgeMismatch = ({ people, onAdopt }: { people: PeopleAsked; onAdopt: () => void }) => {
  const t = useMessages(bookingMessages);
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

/** Who travels: one card for each person. */
export const TravellersSection = ({ state, terms }: TravellersSectionProps) => {
  const t = useMessages(bookingMessages);
  const error = state.errorOf('travellers');
  const people = peopleByAge(state.form, terms);
  const mismatch = people && people.adults !== state.form.adults ? people : undefined;
  return (
    <Card as="section" padded className={styles.section}>
      <header>
        <h2>{t('travellers.title')}</h2>
        <p className={styles.lead}>
          <Icon name="lock" size={14} />
          {t('travellers.lead')}
        </p>
      </header>
      {terms.saved.length > 0 && <SavedChoice state={state} terms={terms} />}
      <fieldset id="travellers" aria-label={t('travellers.title')} className={styles.travellers}>
        {state.form.travellers.map((slot, place) => (
          <TravellerCard key={place} {...{ slot, place, state, terms }} />
        ))}
      </fieldset>
      {error && !mismatch && (
        <p className={styles.error}>
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
      {mismatch && (
        <AgeMismatch people={mismatch} onAdopt={() => state.change((form) => withPeople(form, mismatch))} />
      )}
    </Card>
  );
};
