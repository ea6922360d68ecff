import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { maxRooms } from '@portal/shared/rules';
import { Icon, Stepper } from '@portal/shared/ui';
import { useState } from 'react';
import { PanelCounts } from '#src/product/panel/panel.tsx';
import styles from './stay.module.css';
import { maxGuests, nightCount } from './stay.ts';
import { StayDialog } from './stay-dialog.tsx';
import { stayMessages } from './stay-messages.ts';
import type { StayState } from './use-stay.ts';

interface StayPickerProps {
  readonly hotelId: number;
  readonly state: StayState;
}

/** Both days of a stay as one button, which opens the calendar. */
const StayDates = ({ state, onOpen }: { state: StayState; onOpen: () => void }) => {
  const t = useMessages(stayMessages);
  const language = useLanguage();
  const { checkIn, checkOut } = state.stay;
  return (
    <button type="button" className={styles.dates} onClick={onOpen}>
      <span className="visually-hidden">{t('change')}</span>
      <span className={styles.date}>
        <small>{t('checkIn')}</small>
        <strong>{formatDay(checkIn, language)}</strong>
      </span>
      <Icon name="chevron-right" size={16} />
      <span className={styles.date}>
        <small>{t('checkOut')}</small>
        <strong>{formatDay(checkOut, language)}</strong>
      </span>
    </button>
  );
};

/** When, how many rooms, and for how many. */
export const StayPicker = ({ hotelId, state }: StayPickerProps) => {
  const t = useMessages(stayMessages);
  const [open, setOpen] = useState(false);
  const { stay, change } = state;
  return (
    <div className={styles.picker}>
      <StayDates state={state} onOpen={() => setOpen(true)} />
      <p className={styles.nights} role="status">
        {t('nights', { count: nightCount(stay) })}
      </p>
      <PanelCounts>
        <Stepper
          name="rooms"
          label={t('rooms')}
          value={stay.rooms}
          min={1}
          max={maxRooms}
          onChange={(rooms) => change({ rooms })}
        />
        <Stepper
          name="guests"
          label={t('guests')}
          value={stay.guests}
          min={stay.rooms}
          max={maxGuests}
          onChange={(guests) => change({ guests })}
        />
      </PanelCounts>
      {open && <StayDialog hotelId={hotelId} state={state} onClose={() => setOpen(false)} />}
    </div>
  );
};
