import type { HotelDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { Stars } from '#src/product/card/product-grade.tsx';
import { SavingTag } from '#src/product/card/product-price.tsx';
import { DetailHead } from '#src/product/detail/detail-head.tsx';
import { MapLinks } from '#src/product/detail/map-links.tsx';
import { Sold } from '#src/product/detail/sold.tsx';
import styles from './hotel.module.css';
import { hotelMessages } from './hotel-messages.ts';

/** Name, stars, and where it stands. */
export const HotelHead = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useMessages(hotelMessages);
  const text = useText();
  const place = [hotel.categoryName, hotel.destination].map(text).filter(Boolean).join(' · ');
  const marks = (
    <>
      {hotel.grade !== null && <Stars count={hotel.grade} />}
      <span className={styles.kind}>{place}</span>
      <SavingTag product={hotel} />
      <Sold product={hotel} />
    </>
  );
  return (
    <>
      <DetailHead product={hotel} marks={marks} />
      <p className={styles.address}>
        <Icon name="pin" size={18} label={t('facts.address')} />
        <span>{text(hotel.content.address)}</span>
      </p>
      <MapLinks place={hotel.content} name={hotel.title} />
    </>
  );
};
