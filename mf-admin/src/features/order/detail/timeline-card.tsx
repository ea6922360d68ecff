import type { AdminOrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Timeline } from '@portal/shared/ui';
import { eventKey, eventMessages } from '#src/order-parts/event-messages.ts';
import { Card } from './card.tsx';
import { orderDetailMessages } from './order-detail-messages.ts';

/** What happened to an order, and by whom. */
export const TimelineCard = ({ order: { timeline } }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const events = useMessages(eventMessages);
  const textOf = ({ event, actor, reason }: AdminOrderDetail['timeline'][number]): string => {
    const key = eventKey(event);
    const who = actor === 'system' ? t('system') : actor;
    return [key ? events(key) : event, who, reason].filter(Boolean).join(' · ');
  };
  return (
    <Card title={t('timeline')} screenOnly>
      <Timeline items={timeline.map((entry) => ({ at: entry.at, text: textOf(entry) }))} />
    </Card>
  );
};
