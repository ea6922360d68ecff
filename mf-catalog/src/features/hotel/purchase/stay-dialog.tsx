import { useMessages } from '@portal/shared/i18n';
import { addDays, furthestStay, maxNights } from '@portal/shared/rules';
import { Button, Dialog, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { useState } from 'react';
import type { Stay as ChosenDays } from '#src/product/calendar/stay.ts';
import { StayCalendar } from '#src/product/calendar/stay-calendar.tsx';
import { stockDays } from '#src/product/stock/stock-days.ts';
import styles from './stay.module.css';
import { stayMessages } from './stay-messages.ts';
import { useHotelStock } from './use-hotel-stock.ts';
import type { StayState } from './use-stay.ts';

interface StayDialogProps {
  readonly hotelId: number;
  readonly state: StayState;
  readonly onClose: () => void;
}

/** The calendar of the nights. The stay changes when both days are chosen and confirmed. */
export const StayDialog = ({ hotelId, state, onClose }: StayDialogProps) => {
  const t = useMessages(stayMessages);
  const { stay, today, change } = state;
  const [chosen, setChosen] = useState<ChosenDays>({ checkIn: stay.checkIn, checkOut: stay.checkOut });
  const query = useHotelStock(hotelId, addDays(today, furthestStay));
  const { checkIn, checkOut } = chosen;
  const confirm = () => {
    if (checkIn && checkOut) change({ checkIn, checkOut });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('dialog.title')}
      onClose={onClose}
      footer={
        <Button kind="primary" disabled={!checkOut} onClick={confirm}>
          {t('dialog.done')}
        </Button>
      }
    >
      <p className={styles.lead}>{t('dialog.lead', { nights: maxNights })}</p>
      <div className={styles.calendar}>
        <QueryView
          query={query}
          skeleton={<Skeleton height={480} radius="var(--radius)" />}
          empty={(stock) => stock.length === 0}
          emptyState={
            <EmptyState icon="calendar" title={t('dialog.emptyTitle')} body={t('dialog.emptyBody')} />
          }
        >
          {(stock) => <StayCalendar days={stockDays(stock)} stay={chosen} onChange={setChosen} />}
        </QueryView>
      </div>
    </Dialog>
  );
};
