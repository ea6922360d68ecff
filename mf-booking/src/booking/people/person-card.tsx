import { TravellerFields, useDocumentName } from '@portal/shared/booking';
import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { ageGroupOn } from '@portal/shared/rules';
import { Button, Checkbox, Tag } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from '../booking.module.css';
import { ErrorLine } from '../parts/error-line.tsx';
import { bornOn } from './people-check.ts';
import type { PeopleEntry } from './people-entry.ts';
import { blankSlot, type TravellerSlot, typedFrom } from './people-form.ts';
import { peopleMessages } from './people-messages.ts';

interface PersonCardProps {
  readonly people: PeopleEntry;
  readonly place: number;
  readonly slot: TravellerSlot;
  /** What else is asked of this person. */
  readonly children?: ReactNode;
}

interface SavedPersonProps {
  readonly person: Traveller;
  readonly onChange: () => void;
  /** Completes this person by hand, where something is missing. */
  readonly onComplete: (() => void) | undefined;
}

const SavedPerson = ({ person, onChange, onComplete }: SavedPersonProps) => {
  const t = useMessages(peopleMessages);
  const documentName = useDocumentName();
  return (
    <div className={styles.person}>
      <div>
        <p className={styles.personName}>{person.name}</p>
        <p className={styles.document}>
          {documentName(person.documentType)} {person.documentMask}
        </p>
      </div>
      {onComplete && (
        <Button size="small" aria-label={t('completeNamed', { name: person.name })} onClick={onComplete}>
          {t('complete')}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        aria-label={t('changeNamed', { name: person.name })}
        onClick={onChange}
      >
        {t('change')}
      </Button>
    </div>
  );
};

/** One person: chosen from the member's own travellers, or typed in. */
export const PersonCard = ({ people, place, slot, children }: PersonCardProps) => {
  const t = useMessages(peopleMessages);
  const { terms, errorOf, blank = blankSlot } = people;
  const at = people.pathOf?.(place) ?? `${people.at}/${place}`;
  const born = bornOn(slot, terms);
  const group = born && ageGroupOn(born, people.day);
  const saved = terms.saved.find(({ id }) => id === slot.travellerId);
  const error = errorOf(at);
  const incomplete = people.isIncomplete?.(slot);
  const change = (changes: Partial<TravellerSlot>) =>
    people.onChange((slots) => slots.map((one, index) => (index === place ? { ...one, ...changes } : one)));
  const typedIn = slot.documentType === 'id-card' && born;
  return (
    <fieldset id={at} aria-describedby={error ? `${at}-error` : undefined} className={styles.traveller}>
      <legend>
        {people.nameOf(place)}
        {group && <Tag tone={group === 'infant' ? 'warn' : 'sand'}>{t(group)}</Tag>}
      </legend>
      {saved ? (
        <SavedPerson
          person={saved}
          onChange={() => change({ ...blank, travellerId: undefined })}
          onComplete={incomplete ? () => change({ ...typedFrom(saved), travellerId: undefined }) : undefined}
        />
      ) : (
        <>
          <TravellerFields
            value={slot}
            onChange={change}
            at={`${at}/`}
            errorOf={errorOf}
            documentHint={typedIn ? t('bornIdCard', { day: typedIn }) : undefined}
            documents={people.documents}
          />
          <Checkbox
            label={t('save')}
            name={`${at}/save`}
            checked={slot.save}
            onChange={(save) => change({ save })}
          />
        </>
      )}
      {error && <ErrorLine id={`${at}-error`}>{error}</ErrorLine>}
      {children}
    </fieldset>
  );
};
