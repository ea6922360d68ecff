import { useMessages } from '@portal/shared/i18n';
import { Button, Card, Icon } from '@portal/shared/ui';
import styles from '../booking.module.css';
import { bookingMessages } from '../booking-messages.ts';
import { type BookingTerms, peopleByAge } from '../form/booking-check.ts';
import { withPeople } from '../form/booking-form.ts';
import type { BookingFormState } from '../form/use-booking-form.ts';
import { SavedChoice } from './saved-choice.tsx';
import { TravellerCard } from './traveller-card.tsx';

interface TravellersSectionProps {
  readonly state: BookingFormState;
  readonly terms: BookingTerms;
}

/** Says when the ages are not what was chosen, and offers to choose what they are. */
const AgeMismatch = ({ state, terms }: TravellersSectionProps) => {
  const t = useMessages(bookingMessages);
  const people = peopleByAge(state.form, terms);
  if (!people || people.adults === state.form.adults) return null;
  return (
    <div className={styles.mismatch} role="status">
      <p>{t('travellers.byAge', people)}</p>
      {people.adults > 0 && (
        <Button kind="quiet" size="small" onClick={() => state.change((form) => withPeople(form, people))}>
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
      {error && (
        <p className={styles.error}>
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
      <AgeMismatch state={state} terms={terms} />
    </Card>
  );
};
