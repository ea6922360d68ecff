import type { OrderDetail } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import type { FulfilmentEvent } from '@portal/shared/rules';
import { Card, Timeline, type Tone } from '@portal/shared/ui';
import styles from './order-detail.module.css';
import en from './timeline-messages.en.json' with { type: 'json' };
import zh from './timeline-messages.zh-cn.json' with { type: 'json' };

const timelineMessages = defineMessages('orderTimeline', { 'zh-cn': zh, en });

/** What can happen to an order of any kind, and how it looks among what happened. */
const eventTones = {
  create: 'sea',
  resume: 'sea',
  pay: 'good',
  cancel: 'warn',
  expire: 'warn',
  revive: 'good',
  payAgain: 'warn',
  payLate: 'warn',
  payDifference: 'good',
  payChangeLate: 'warn',
  payBalance: 'good',
  payBalanceLate: 'warn',
  missBalance: 'warn',
  holdChange: 'sea',
  closeChange: 'sand',
  expireChange: 'warn',
  changeDate: 'good',
  changeTraveller: 'good',
  askRemoval: 'warn',
  removeTravellers: 'good',
  requestRefund: 'warn',
  approveRefund: 'sea',
  rejectRefund: 'warn',
  rejectFurtherRefund: 'warn',
  refund: 'sea',
  complete: 'good',
  review: 'good',
  confirmGroup: 'good',
  failGroup: 'bad',
  depart: 'sea',
  finishTrip: 'sea',
  confirmRoom: 'good',
  rejectRoom: 'bad',
  checkIn: 'sea',
  noShow: 'warn',
  checkOut: 'sea',
  redeemSome: 'sea',
  redeemLast: 'sea',
  expireTickets: 'warn',
  ship: 'sea',
  receive: 'good',
  endAfterSale: 'sea',
  requestReturn: 'warn',
  refuseReturn: 'warn',
  acceptReturn: 'sea',
  finishReturn: 'sea',
  submitDocs: 'sea',
  rejectDocs: 'bad',
  sendToConsulate: 'sea',
  approveVisa: 'good',
  refuseVisa: 'bad',
  deliver: 'good',
  issueInvoice: 'good',
  rejectInvoice: 'warn',
  voidInvoice: 'warn',
  hide: 'sand',
  other: 'sea',
} as const satisfies Readonly<Record<FulfilmentEvent | 'other', Tone>> & Readonly<Record<string, Tone>>;

const isKnown = (event: string): event is keyof typeof eventTones => Object.hasOwn(eventTones, event);

/** What happened to the order, the latest first. */
export const TimelineCard = ({ order: { timeline } }: { order: OrderDetail }) => {
  const t = useMessages(timelineMessages);
  const items = timeline.toReversed().map(({ at, event }) => {
    const known = isKnown(event) ? event : 'other';
    return { at, text: t(`events.${known}`), tone: eventTones[known] };
  });
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('title')}</h2>
      <Timeline items={items} />
    </Card>
  );
};
