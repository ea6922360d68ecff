import type { Stock, TicketType } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Price, Skeleton, Tag } from '@portal/shared/ui';
import styles from './booking.module.css';
import { isSlotted, lowestPrice, type SlotOffer } from './slot-offers.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';

interface TypePriceProps {
  readonly type: TicketType;
  readonly stock: readonly Stock[] | undefined;
  /** What the type has on the chosen day. */
  readonly offers: readonly SlotOffer[];
  readonly day: string | undefined;
}

/** From how many tickets on they are counted down. */
const fewTickets = 20;

const lowestOfAllDays = ({ slots }: TicketType, stock: readonly Stock[]): number | undefined => {
  const own = new Set(slots.map(({ skuId }) => skuId));
  const prices = stock.filter(({ skuId, left }) => left > 0 && own.has(skuId)).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

/** What a type costs on the day and how few are left; before a day is chosen, from what price on. */
export const TypePrice = ({ type, stock, offers, day }: TypePriceProps) => {
  const t = useMessages(ticketBookingMessages);
  if (!stock) return <Skeleton height={28} width={96} />;
  const price = day ? lowestPrice(offers) : lowestOfAllDays(type, stock);
  if (price === undefined) return <p className={styles.none}>{t('types.notOnDay')}</p>;
  const left = offers.reduce((sum, offer) => sum + offer.left, 0);
  const from = !day || (isSlotted(type) && new Set(offers.map((offer) => offer.price)).size > 1);
  return (
    <>
      <Price fen={price} from={from} was={type.marketPrice} />
      {day && left === 0 && <p className={styles.none}>{t('types.soldOut')}</p>}
      {day && left > 0 && left <= fewTickets && <Tag tone="coral">{t('types.left', { count: left })}</Tag>}
    </>
  );
};
