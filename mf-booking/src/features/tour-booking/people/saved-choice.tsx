import { useMessages } from '@portal/shared/i18n';
import { ageGroupOn } from '@portal/shared/rules';
import { Icon } from '@portal/shared/ui';
import { bookingMessages } from '../booking-messages.ts';
import type { BookingTerms } from '../form/booking-check.ts';
import { isBlank, toggleSaved } from '../form/booking-form.ts';
import type { BookingFormState } from '../form/use-booking-form.ts';
import styles from './saved-choice.module.css';

interface SavedChoiceProps {
  readonly state: BookingFormState;
  readonly terms: BookingTerms;
}

/** The member's own travellers: pressing one puts them into the first blank place, or takes them out. */
export const SavedChoice = ({ state, terms: { saved, day } }: SavedChoiceProps) => {
  const t = useMessages(bookingMessages);
  const { travellers } = state.form;
  const full = !travellers.some(isBlank);
  return (
    <fieldset className={styles.saved}>
      <legend>{t('travellers.saved')}</legend>
      <div>
        {saved.map(({ id, name, birthDate }) => {
          const chosen = travellers.some(({ travellerId }) => travellerId === id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={chosen}
              disabled={full && !chosen}
              onClick={() =>
                state.change((form) => ({ ...form, travellers: toggleSaved(form.travellers, id) }))
              }
            >
              {chosen && <Icon name="check" size={16} />}
              {name}
              <small>{t(`travellers.${ageGroupOn(birthDate, day)}`)}</small>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
};
