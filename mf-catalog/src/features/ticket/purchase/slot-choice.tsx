import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { RadioGroup } from '@portal/shared/ui';
import styles from './booking.module.css';
import type { SlotOffer } from './slot-offers.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';

interface SlotChoiceProps {
  readonly offers: readonly SlotOffer[];
  readonly chosen?: SlotOffer;
  readonly onChoose: (skuId: number) => void;
}

/** The slots of a day with what is left of each, and the price where they differ. */
export const SlotChoice = ({ offers, chosen, onChoose }: SlotChoiceProps) => {
  const t = useMessages(ticketBookingMessages);
  const language = useLanguage();
  const pricesDiffer = new Set(offers.map(({ price }) => price)).size > 1;
  const noteOf = ({ left, price }: SlotOffer): string => {
    const stock = left > 0 ? t('slots.left', { count: left }) : t('slots.soldOut');
    return pricesDiffer ? `${formatMoney(price, language)} · ${stock}` : stock;
  };
  return (
    <div className={styles.slots} data-slots>
      <RadioGroup
        label={t('slots.title')}
        value={chosen ? String(chosen.skuId) : ''}
        options={offers.map((offer) => ({
          value: String(offer.skuId),
          label: `${offer.from}–${offer.to}`,
          note: noteOf(offer),
          disabled: offer.left === 0,
        }))}
        onChange={(value) => onChoose(Number(value))}
      />
    </div>
  );
};
