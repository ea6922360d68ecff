import type { RoomType } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { LinkButton, Price, Tag } from '@portal/shared/ui';
import { isLowStock } from '#src/product/stock/low-stock.ts';
import type { OpenOffer } from '../purchase/room-offer.ts';
import type { Stay } from '../purchase/stay.ts';
import { roomMessages } from './room-messages.ts';
import styles from './rooms.module.css';

interface RoomPriceProps {
  readonly hotelId: number;
  readonly room: RoomType;
  readonly offer: OpenOffer;
  readonly stay: Stay;
}

const NightPrices = ({ offer, stay }: Pick<RoomPriceProps, 'offer' | 'stay'>) => {
  const t = useMessages(roomMessages);
  const language = useLanguage();
  return (
    <details className={styles.nights}>
      <summary>
        {stay.rooms > 1 ? t('perNightOf', { rooms: t('rooms', { count: stay.rooms }) }) : t('perNight')}
      </summary>
      <dl>
        {offer.nights.map(({ day, price }) => (
          <div key={day}>
            <dt>{formatDay(day, language)}</dt>
            <dd>{formatMoney(price * stay.rooms, language)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

/** What the stay costs in a room type, night by night, how few are left, and the way to book it. */
export const RoomPrice = ({ hotelId, room, offer, stay }: RoomPriceProps) => {
  const t = useMessages(roomMessages);
  const text = useText();
  const { checkIn, checkOut, rooms } = stay;
  return (
    <>
      {isLowStock(offer.left) && <Tag tone="coral">{t('left', { count: offer.left })}</Tag>}
      <p className={styles.amount}>
        <Price fen={offer.amount} size="large" />
        <span className={styles.per}>
          {t('stay', {
            nights: t('nights', { count: offer.nights.length }),
            rooms: t('rooms', { count: rooms }),
          })}
        </span>
      </p>
      <NightPrices offer={offer} stay={stay} />
      <LinkButton
        kind="book"
        to={paths.hotelConfirm({ id: hotelId, skuId: room.skuId, checkIn, checkOut, rooms })}
      >
        {t('book')}
        <span className="visually-hidden"> {text(room.name)}</span>
      </LinkButton>
    </>
  );
};
