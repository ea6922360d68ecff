import type { OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Card, RefundTerms, Timeline, type Tone } from '@portal/shared/ui';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

interface OrderProps {
  readonly order: OrderDetail;
}

const refundable: readonly string[] = ['PENDING_PAYMENT', 'PAID'];

/** What cancelling would cost, as agreed when it was ordered; nothing once that is over. */
export const RefundCard = ({ order: { state, refundTiers, travelDay } }: OrderProps) => {
  const t = useMessages(detailMessages);
  if (!travelDay || !refundable.includes(state)) return null;
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('refund')}</h2>
      <RefundTerms tiers={refundTiers} day={travelDay} />
    </Card>
  );
};

/** What can happen to an order, and how it looks among what happened. */
const eventTones = {
  create: 'sea',
  resume: 'sea',
  pay: 'good',
  cancel: 'warn',
  expire: 'warn',
  revive: 'good',
  payAgain: 'warn',
  payLate: 'warn',
  requestRefund: 'warn',
  approveRefund: 'sea',
  rejectRefund: 'warn',
  refund: 'sea',
  other: 'sea',
} as const satisfies Readonly<Record<string, Tone>>;

const isKnown = (event: string): event is keyof typeof eventTones => Object.hasOwn(eventTones, event);

/** What happened to the order, the latest first. */
export const TimelineCard = ({ order: { timeline } }: OrderProps) => {
  const t = useMessages(detailMessages);
  const items = timeline.toReversed().map(({ at, event }) => {
    const known = isKnown(event) ? event : 'other';
    return { at, text: t(`events.${known}`), tone: eventTones[known] };
  });
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('timeline')}</h2>
      <Timeline items={items} />
    </Card>
  );
};
