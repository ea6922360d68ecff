import type { Stock, TicketType } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Price, Skeleton, Tag } from '@portal/shared/ui';
import { isLowStock } from '#src/product/stock/low-stock.ts';
import styles from './booking.module.css';
import type { SlotOffer } from './slot-offers.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import { priceOfAllDays, priceOfDay } from './type-price.ts';

interface TypePriceLineProps {
  readonly type: TicketType;
  readonly stock: readonly Stock[] | undefined;
  /** What the type has on the chosen day. */
  readonly offers: readonly SlotOffer[];
  readonly day: string | undefined;
}

/** What a type costs on the day and how few are left; before a day is chosen, from what price on. */
export const TypePriceLine = ({ type, stock, offers, day }: TypePriceLineProps) => {
  const t = useMessages(ticketBookingMessages);
  if (!stock) return <Skeleton height={28} width={96} />;
  const cost = day ? priceOfDay(offers) : priceOfAllDays(type, stock);
  if (!cost) return <p className={styles.none}>{t('types.notOnDay')}</p>;
  const left = offers.reduce((sum, offer) => sum + offer.left, 0);
  return (
    <>
      <Price fen={cost.price} from={cost.from} was={type.marketPrice} />
      {day && left === 0 && <p className={styles.none}>{t('types.soldOut')}</p>}
      {day && isLowStock(left) && <Tag tone="coral">{t('types.left', { count: left })}</Tag>}
    </>
  );
};
