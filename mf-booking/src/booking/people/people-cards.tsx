import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from '../booking.module.css';
import { ErrorLine } from '../parts/error-line.tsx';
import { FormSection } from '../parts/form-section.tsx';
import type { PeopleEntry } from './people-entry.ts';
import { peopleMessages } from './people-messages.ts';
import { PersonCard } from './person-card.tsx';
import { SavedChoice } from './saved-choice.tsx';

interface PeopleCardsProps {
  readonly title: string;
  /** What their documents are for, where that is not the journey's insurance and formalities. */
  readonly lead?: string;
  readonly people: PeopleEntry;
  /** What else is asked of the person at a place. */
  readonly more?: (place: number) => ReactNode;
  /** Replaces the error of the whole list with a more specific one. */
  readonly children?: ReactNode;
}

/** The people of a booking: one card each, for a saved traveller or a new person. */
export const PeopleCards = ({ title, people, lead, more, children }: PeopleCardsProps) => {
  const t = useMessages(peopleMessages);
  const { at, slots, terms, errorOf } = people;
  const error = errorOf(at);
  const safety = (
    <>
      <Icon name="lock" size={14} />
      {lead ?? t('lead')}
    </>
  );
  return (
    <FormSection title={title} lead={safety}>
      {terms.saved.length > 0 && <SavedChoice people={people} />}
      <fieldset id={at} aria-label={title} className={styles.travellers}>
        {slots.map((slot, place) => (
          <PersonCard key={place} {...{ people, slot, place }}>
            {more?.(place)}
          </PersonCard>
        ))}
      </fieldset>
      {children ?? (error && <ErrorLine>{error}</ErrorLine>)}
    </FormSection>
  );
};
