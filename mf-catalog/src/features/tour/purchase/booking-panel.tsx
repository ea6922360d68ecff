import { useGroupText } from '@portal/shared/booking';
import type { Departure, TourDetail, TourQuote } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { groupProgress, refundLines } from '@portal/shared/rules';
import { Button, Stepper, useToday } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Panel, PanelCounts } from '#src/product/panel/panel.tsx';
import { WaitlistNote } from '../waitlist/waitlist-note.tsx';
import { BookLink } from './book-link.tsx';
import styles from './booking.module.css';
import { bookingMessages } from './booking-messages.ts';
import { DayPrice } from './day-price.tsx';
import { PriceTotal } from './price-total.tsx';
import type { SelectionState } from './use-selection.ts';

interface BookingPanelProps {
  readonly tour: TourDetail;
  readonly selection: SelectionState;
  readonly quote: UseQueryResult<TourQuote>;
  readonly onChooseDay: () => void;
  /** The way on stands elsewhere: at the lower edge of a narrow screen. */
  readonly withoutBooking?: boolean;
}

const People = ({ selection }: Pick<BookingPanelProps, 'selection'>) => {
  const t = useMessages(bookingMessages);
  const { departure, adults, children, most, setAdults, setChildren } = selection;
  return (
    <PanelCounts>
      <Stepper
        name="adults"
        label={t('people.adults')}
        value={adults}
        min={1}
        max={most - children}
        hint={departure && adults + children >= most ? t('people.limit', { count: most }) : undefined}
        onChange={setAdults}
      />
      <Stepper
        name="children"
        label={t('people.children')}
        value={children}
        min={0}
        max={most - adults}
        hint={departure?.childPrice === null ? t('people.sameChildPrice') : undefined}
        onChange={setChildren}
      />
    </PanelCounts>
  );
};

/** Until when the chosen departure can be cancelled for nothing; after that, what cancelling costs now. */
const FreeUntil = ({ tour, day }: { tour: TourDetail; day: string }) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const [first] = refundLines(tour.content.refundTiers, day, useToday());
  if (!first) return null;
  if (first.feePercent !== 0) {
    const words = first.feePercent === 100 ? t('noneNow') : t('feeNow', { percent: first.feePercent });
    return <p className={styles.fee}>{words}</p>;
  }
  if (!first.to) return null;
  return <p className={styles.free}>{t('freeUntil', { to: formatDay(first.to, language) })}</p>;
};

/** How many have joined the chosen departure, and when its group is decided. */
const Group = ({ tour, departure }: { tour: TourDetail; departure: Departure }) => {
  const text = useGroupText()(groupProgress(departure, tour.content));
  return text && <p className={styles.group}>{text}</p>;
};

/** From a price to a booking: day, people, what it costs, and on. */
export const BookingPanel = ({
  tour,
  selection,
  quote,
  onChooseDay,
  withoutBooking = false,
}: BookingPanelProps) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const { departure, soldOut } = selection;
  const chosen = departure ?? soldOut;
  return (
    <Panel label={t('panel')}>
      <div className={styles.price}>
        <DayPrice tour={tour} departure={chosen} size="large" />
        {chosen && <span className={styles.per}>{t('perPerson')}</span>}
      </div>
      {selection.soldOutDay && (
        <p role="alert" className={styles.gone}>
          {t('soldOutDay', { day: formatDay(selection.soldOutDay, language) })}
        </p>
      )}
      {chosen && (
        <div className={styles.chosen}>
          <p>
            <span className={styles.per}>{t('departure')}</span>
            <strong>{formatDay(chosen.day, language)}</strong>
          </p>
          <Button kind="quiet" size="small" onClick={onChooseDay}>
            {t('changeDay')}
          </Button>
        </div>
      )}
      {soldOut && <WaitlistNote departure={soldOut} />}
      {departure && <Group tour={tour} departure={departure} />}
      <People selection={selection} />
      {departure && <PriceTotal quote={quote} />}
      {departure && <FreeUntil tour={tour} day={departure.day} />}
      {!withoutBooking && <BookLink tourId={tour.id} selection={selection} onChooseDay={onChooseDay} wide />}
    </Panel>
  );
};
