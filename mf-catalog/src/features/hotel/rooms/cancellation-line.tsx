import type { RoomType } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Icon, useNow } from '@portal/shared/ui';
import { cancellationOf } from '../purchase/cancellation.ts';
import type { OpenOffer } from '../purchase/room-offer.ts';
import type { Stay } from '../purchase/stay.ts';
import { roomMessages } from './room-messages.ts';
import styles from './rooms.module.css';

interface CancellationLineProps {
  readonly room: RoomType;
  readonly stay: Stay;
  readonly offer?: OpenOffer;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** What cancelling the chosen stay costs, with its day and hour, and the first night in money. */
export const CancellationLine = ({ room, stay, offer }: CancellationLineProps) => {
  const t = useMessages(roomMessages);
  const language = useLanguage();
  const terms = cancellationOf(room.cancellation, stay.checkIn, useNow());
  const first = offer?.nights[0];
  const fee = first
    ? t('cancel.feeAmount', { amount: formatMoney(first.price * stay.rooms, language) })
    : t('cancel.fee');
  const words =
    terms.state === 'free'
      ? t('cancel.free', { day: formatDay(terms.day, language), time: clock(terms.hour), fee })
      : t(`cancel.${terms.state}`, { fee });
  return (
    <p className={styles.cancel} data-free={terms.state === 'free'}>
      <Icon name={terms.state === 'free' ? 'check' : 'info'} size={16} />
      <span>{words}</span>
    </p>
  );
};
