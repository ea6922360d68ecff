import { useMessages } from '@portal/shared/i18n';
import { ageGroupOn } from '@portal/shared/rules';
import { Icon } from '@portal/shared/ui';
import type { PeopleEntry } from './people-entry.ts';
import { isBlank, toggleSaved } from './people-form.ts';
import { peopleMessages } from './people-messages.ts';
import styles from './saved-choice.module.css';

/** The member's own travellers: pressing one puts them into the first blank place, or takes them out. */
export const SavedChoice = ({ people }: { people: PeopleEntry }) => {
  const t = useMessages(peopleMessages);
  const { slots, terms, day, blank, onChange } = people;
  const full = !slots.some(isBlank);
  return (
    <fieldset className={styles.saved}>
      <legend>{t('saved')}</legend>
      <div>
        {terms.saved.map(({ id, name, birthDate }) => {
          const chosen = slots.some(({ travellerId }) => travellerId === id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={chosen}
              disabled={full && !chosen}
              onClick={() => onChange((before) => toggleSaved(before, id, blank))}
            >
              {chosen && <Icon name="check" size={16} />}
              {name}
              <small>{t(ageGroupOn(birthDate, day))}</small>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
};
