import { useMessages } from '@portal/shared/i18n';
import { Price, Skeleton } from '@portal/shared/ui';
import styles from './stay.module.css';
import { nightCount, type Stay } from './stay.ts';
import { stayMessages } from './stay-messages.ts';

interface StayPriceProps {
  readonly stay: Stay;
  /** The lowest amount for the stay in fen; undefined until it is known, null where no room can be booked. */
  readonly lowest: number | null | undefined;
  readonly size?: 'medium' | 'large';
}

/** What the whole stay costs from. */
export const StayPrice = ({ stay, lowest, size = 'medium' }: StayPriceProps) => {
  const t = useMessages(stayMessages);
  if (lowest === undefined) return <Skeleton height={48} width={120} />;
  if (lowest === null) return <p className={styles.from}>{t('noRoom')}</p>;
  return (
    <>
      <Price fen={lowest} from size={size} />
      <p className={styles.from}>
        {t('from', {
          nights: t('nights', { count: nightCount(stay) }),
          rooms: t('roomCount', { count: stay.rooms }),
        })}
      </p>
    </>
  );
};
