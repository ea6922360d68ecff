import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton } from '@portal/shared/ui';
import { JoinWaitlist } from '../waitlist/join-waitlist.tsx';
import { bookingMessages } from './booking-messages.ts';
import type { Selection } from './use-selection.ts';

interface BookLinkProps {
  readonly tourId: number;
  readonly selection: Selection;
  /** Brings the calendar into sight, as long as no day is chosen. */
  readonly onChooseDay: () => void;
  readonly wide?: boolean;
}

/** The one thing to do next: choose a day, then book, or wait for seats on it. */
export const BookLink = ({ tourId, selection, onChooseDay, wide }: BookLinkProps) => {
  const t = useMessages(bookingMessages);
  const { departure, soldOut, adults, children } = selection;
  if (soldOut) {
    const { skuId, day } = soldOut;
    return <JoinWaitlist request={{ tourId, skuId, day, adults, children }} wide={wide} />;
  }
  if (!departure)
    return (
      <Button kind="book" size="large" wide={wide} onClick={onChooseDay}>
        {t('chooseDay')}
      </Button>
    );
  return (
    <LinkButton
      kind="book"
      size="large"
      wide={wide}
      to={paths.tourPreview({ id: tourId, skuId: departure.skuId, day: departure.day, adults, children })}
    >
      {t('book')}
    </LinkButton>
  );
};
