import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { ageGroupOn } from '@portal/shared/rules';
import { Button, Checkbox, Icon, Tag, TravellerFields, useDocumentName } from '@portal/shared/ui';
import styles from '../booking.module.css';
import { bookingMessages } from '../booking-messages.ts';
import { type BookingTerms, bornOn } from '../form/booking-check.ts';
import { blankSlot, type TravellerSlot } from '../form/booking-form.ts';
import type { BookingFormState } from '../form/use-booking-form.ts';

interface TravellerCardProps {
  readonly slot: TravellerSlot;
  readonly place: number;
  readonly state: BookingFormState;
  readonly terms: BookingTerms;
}

const SavedPerson = ({ person, onChange }: { person: Traveller; onChange: () => void }) => {
  const t = useMessages(bookingMessages);
  const documentName = useDocumentName();
  return (
    <div className={styles.person}>
      <div>
        <p className={styles.personName}>{person.name}</p>
        <p className={styles.document}>
          {documentName(person.documentType)} {person.documentMask}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('travellers.changeNamed', { name: person.name })}
        onClick={onChange}
      >
        {t('travellers.change')}
      </Button>
    </div>
  );
};

/** One person: chosen from the member's own travellers, or typed in. */
export const TravellerCard = ({ slot, place, state, terms }: TravellerCardProps) => {
  const t = useMessages(bookingMessages);
  const at = `travellers/${place}`;
  const born = bornOn(slot, terms);
  const group = born && ageGroupOn(born, terms.day);
  const saved = terms.saved.find(({ id }) => id === slot.travellerId);
  const error = state.errorOf(at);
  const change = (changes: Partial<TravellerSlot>) =>
    state.change((form) => ({
      ...form,
      travellers: form.travellers.map((one, index) => (index === place ? { ...one, ...changes } : one)),
    }));
  const typedIn = slot.documentType === 'id-card' && born;
  return (
    <fieldset id={at} aria-describedby={error ? `${at}-error` : undefined} className={styles.traveller}>
      <legend>
        {t('travellers.person', { number: place + 1 })}
        {group && <Tag tone={group === 'infant' ? 'warn' : 'sand'}>{t(`travellers.${group}`)}</Tag>}
      </legend>
      {saved ? (
        <SavedPerson person={saved} onChange={() => change({ ...blankSlot, travellerId: undefined })} />
      ) : (
        <>
          <TravellerFields
            value={slot}
            onChange={change}
            at={`${at}/`}
            errorOf={state.errorOf}
            documentHint={typedIn ? t('travellers.bornIdCard', { day: typedIn }) : undefined}
          />
          <Checkbox
            label={t('travellers.save')}
            name={`${at}/save`}
            checked={slot.save}
            onChange={(save) => change({ save })}
          />
        </>
      )}
      {error && (
        <p id={`${at}-error`} className={styles.error}>
          <Icon name="warning" size={14} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
