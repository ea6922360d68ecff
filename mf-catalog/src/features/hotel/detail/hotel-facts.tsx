import type { HotelDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { PhoneLink } from '@portal/shared/ui';
import { Facts } from '#src/product/detail/facts.tsx';
import styles from './hotel.module.css';
import { hotelMessages } from './hotel-messages.ts';

/** Check-in and check-out times, the year of opening, address and phone. */
export const HotelFacts = ({ content }: Pick<HotelDetail, 'content'>) => {
  const t = useMessages(hotelMessages);
  const { checkIn, checkOut, opened, phone } = content;
  return (
    <Facts
      label={t('facts.label')}
      items={[
        { term: t('facts.checkIn'), value: t('facts.after', { time: checkIn }) },
        { term: t('facts.checkOut'), value: t('facts.before', { time: checkOut }) },
        { term: t('facts.opened'), value: t('facts.year', { year: opened }) },
        {
          term: t('facts.phone'),
          value: phone && <PhoneLink phone={phone} className={styles.phone} />,
        },
      ]}
    />
  );
};
