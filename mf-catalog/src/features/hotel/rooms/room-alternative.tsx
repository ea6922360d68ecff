import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import type { RoomChoice } from '../purchase/room-choice.ts';
import type { Stay } from '../purchase/stay.ts';
import { roomMessages } from './room-messages.ts';
import styles from './rooms.module.css';

interface RoomAlternativeProps {
  readonly choice: RoomChoice;
  readonly onChange: (stay: Stay) => void;
}

const useReason = ({ offer, tooSmall, room }: RoomChoice): string => {
  const t = useMessages(roomMessages);
  if (tooSmall) return t('tooSmall', { most: room.maxGuests });
  if (offer.state === 'tooFew') return t('tooFew', { count: offer.left });
  return offer.state === 'closed' ? t('closed') : t('soldOut');
};

/** Why a room type cannot be booked for the stay, and the stay that could be. */
export const RoomAlternative = ({ choice, onChange }: RoomAlternativeProps) => {
  const t = useMessages(roomMessages);
  const language = useLanguage();
  const reason = useReason(choice);
  const { instead, tooSmall } = choice;
  const words = (stay: Stay): string =>
    tooSmall
      ? t('takeRooms', { count: stay.rooms })
      : t('takeDays', {
          checkIn: formatDay(stay.checkIn, language),
          checkOut: formatDay(stay.checkOut, language),
        });
  return (
    <>
      <p className={styles.reason}>{reason}</p>
      {instead ? (
        <Button kind="quiet" size="small" onClick={() => onChange(instead)}>
          {words(instead)}
        </Button>
      ) : (
        !tooSmall && <p className={styles.per}>{t('noOther')}</p>
      )}
    </>
  );
};
