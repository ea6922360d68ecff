import type { Stock, TicketType } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Icon, Tag } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './booking.module.css';
import { useRefundWords } from './refund-words.ts';
import { SlotChoice } from './slot-choice.tsx';
import { isSlotted } from './slot-offers.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import { TypePriceLine } from './type-price-line.tsx';
import type { VisitState } from './use-visit.ts';

interface TicketTypeCardProps {
  /** The name all types of a sight share, as one group of choices. */
  readonly group: string;
  readonly type: TicketType;
  readonly stock: readonly Stock[] | undefined;
  readonly visit: VisitState;
}

/** What is to be known of a type before it is booked: papers, refund, what it holds. */
const TypeTerms = ({ type, day }: { type: TicketType; day: string | undefined }) => {
  const t = useMessages(ticketBookingMessages);
  const text = useText();
  const refundWords = useRefundWords();
  return (
    <>
      <p className={styles.marks}>
        {type.realName && <Tag tone="sand">{t('types.realName')}</Tag>}
        <span className={styles.refund} data-free={type.refund === 'anytime'}>
          {refundWords(type.refund, day)}
        </span>
      </p>
      {type.includes.length > 0 && (
        <ul className={styles.includes} aria-label={t('types.includes')}>
          {type.includes.map((one, place) => (
            <li key={place}>
              <Icon name="check" size={14} />
              {text(one)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** A ticket type: for whom, what it costs on the day, how many are left; once chosen, its slots. */
export const TicketTypeCard = ({ group, type, stock, visit }: TicketTypeCardProps) => {
  const text = useText();
  const id = useId();
  const chosen = type.code === visit.type?.code;
  const offers = visit.offersOf(type);
  const closed = visit.day !== undefined && stock !== undefined && !offers.some(({ left }) => left > 0);
  return (
    <div className={styles.type} data-chosen={chosen} data-closed={closed}>
      <div className={styles.head}>
        <label className={styles.name}>
          <input
            type="radio"
            name={group}
            value={type.code}
            checked={chosen}
            aria-describedby={`${id}-price`}
            onChange={() => visit.chooseType(type.code)}
          />
          <span>
            <strong>{text(type.name)}</strong>
            <small>{text(type.audience)}</small>
          </span>
        </label>
        <div id={`${id}-price`} className={styles.price}>
          <TypePriceLine type={type} stock={stock} offers={offers} day={visit.day} />
        </div>
      </div>
      <TypeTerms type={type} day={visit.day} />
      {chosen && visit.day && isSlotted(type) && offers.length > 0 && (
        <SlotChoice offers={offers} chosen={visit.slot} onChoose={visit.chooseSlot} />
      )}
    </div>
  );
};
