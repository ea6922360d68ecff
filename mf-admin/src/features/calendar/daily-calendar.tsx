import type { ProductCalendar } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { addMonths, firstDay, lastDay, type Month } from '@portal/shared/rules';
import { Skeleton, useMedia } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { useCalendarDays } from './calendar-calls.ts';
import { calendarMessages } from './calendar-messages.ts';
import styles from './calendar-screen.module.css';
import { ChosenBar } from './chosen-bar.tsx';
import { MonthGrid } from './grid/month-grid.tsx';
import { useDaySelection } from './grid/use-day-selection.ts';
import { SpanChoice } from './span-choice.tsx';
import type { CalendarPlace } from './use-calendar-place.ts';

const EditDrawer = lazy(() => import('./edit/edit-drawer.tsx'));

interface DailyCalendarProps {
  readonly product: ProductCalendar;
  readonly skuId: number;
  readonly place: CalendarPlace;
  readonly mayEdit: boolean;
}

/** Prices and stock of a SKU by day: months side by side where there is room, a list of days on a phone. */
export const DailyCalendar = ({ product, skuId, place, mayEdit }: DailyCalendarProps) => {
  const t = useMessages(calendarMessages);
  const wide = useMedia('(min-width: 1440px)');
  const narrow = useMedia('(max-width: 599px)');
  const choosing = useDaySelection();
  const [open, setOpen, turn] = useOverlay<true>();
  const months: [Month, ...Month[]] = wide ? [place.month, addMonths(place.month, 1)] : [place.month];
  const span = { from: firstDay(place.month), to: lastDay(months.at(-1) ?? place.month) };
  const query = useCalendarDays(product.id, { skuId, ...span });
  const count = choosing.days.length;
  return (
    <>
      {mayEdit && <SpanChoice choosing={choosing} />}
      {mayEdit && (
        <ChosenBar
          words={count > 0 ? t('selected', { count }) : undefined}
          onClear={choosing.clear}
          onEdit={() => setOpen(true)}
        />
      )}
      <AdminQuery query={query} skeleton={<Skeleton height={440} />}>
        {(rows) => (
          <div aria-busy={query.isPlaceholderData} className={styles.stage}>
            <MonthGrid {...{ months, rows, choosing, mayEdit, narrow }} onTurn={place.turnTo} />
          </div>
        )}
      </AdminQuery>
      {open && (
        <Overlay>
          <EditDrawer
            key={turn}
            product={product}
            skuIds={[skuId]}
            days={choosing.days}
            onLeaveOut={choosing.remove}
            onSaved={choosing.clear}
            onClosed={() => setOpen(undefined)}
          />
        </Overlay>
      )}
    </>
  );
};
