import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton } from '@portal/shared/ui';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import type { Visit } from './use-visit.ts';

interface BookVisitProps {
  readonly ticketId: number;
  readonly visit: Visit;
  /** Brings what is to be chosen next into sight. */
  readonly onNext: () => void;
  readonly wide?: boolean;
}

/** The one thing to do next: choose a day, a slot, then book. */
export const BookVisit = ({ ticketId, visit, onNext, wide }: BookVisitProps) => {
  const t = useMessages(ticketBookingMessages);
  const { day, slot, count, next } = visit;
  if (!day || !slot)
    return (
      <Button kind="book" size="large" wide={wide} onClick={onNext}>
        {t(`steps.${next}`)}
      </Button>
    );
  return (
    <LinkButton
      kind="book"
      size="large"
      wide={wide}
      to={paths.ticketConfirm({ id: ticketId, skuId: slot.skuId, day, count })}
    >
      {t('steps.book')}
    </LinkButton>
  );
};
