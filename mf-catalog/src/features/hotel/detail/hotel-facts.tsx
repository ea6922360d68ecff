import type { HotelDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { PhoneLink } from '@portal/shared/ui';
import { Facts } from '#src/product/detail/facts.tsx';
import styles from './hotel.module.css';
import { hotelMessages } from './hotel-messages.ts';

/** When one may come and must go, how old the house is, and how to reach it. */
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
