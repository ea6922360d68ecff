import type { HotelDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { Panel } from '#src/product/panel/panel.tsx';
import styles from './stay.module.css';
import { stayMessages } from './stay-messages.ts';
import { StayPicker } from './stay-picker.tsx';
import { StayPrice } from './stay-price.tsx';
import type { StayState } from './use-stay.ts';

interface StayPanelProps {
  readonly hotel: Pick<HotelDetail, 'id' | 'content'>;
  readonly state: StayState;
  /** The lowest amount for the stay in fen; undefined until it is known, null where no room can be booked. */
  readonly lowest: number | null | undefined;
  readonly onChooseRoom: () => void;
  /** The way on stands elsewhere: at the lower edge of a narrow screen. */
  readonly withoutBooking?: boolean;
}

/** The booking panel of a hotel: dates, guests, rooms, and the hotel's rules. */
export const StayPanel = ({ hotel, state, lowest, onChooseRoom, withoutBooking = false }: StayPanelProps) => {
  const t = useMessages(stayMessages);
  const { checkIn, checkOut } = hotel.content;
  return (
    <Panel label={t('title')} className={withoutBooking ? styles.inline : undefined}>
      <StayPicker hotelId={hotel.id} state={state} />
      {!withoutBooking && (
        <>
          <div className={styles.best}>
            <StayPrice stay={state.stay} lowest={lowest} size="large" />
          </div>
          <Button kind="book" size="large" wide onClick={onChooseRoom}>
            {t('chooseRoom')}
          </Button>
        </>
      )}
      <p className={styles.times}>
        {t('times', { checkIn, checkOut })} · <a href="#policies">{t('policies')}</a>
      </p>
    </Panel>
  );
};
