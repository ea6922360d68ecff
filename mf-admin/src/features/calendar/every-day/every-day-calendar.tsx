import type { ProductCalendar } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { calendarMessages } from '../calendar-messages.ts';
import { ChosenBar } from '../chosen-bar.tsx';
import { EveryDayList } from './every-day-list.tsx';

const EditDrawer = lazy(() => import('../edit/edit-drawer.tsx'));

/** Goods and visas: one price and stock for every day. */
export const EveryDayCalendar = ({ product, mayEdit }: { product: ProductCalendar; mayEdit: boolean }) => {
  const t = useMessages(calendarMessages);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [open, setOpen, turn] = useOverlay<true>();
  const clear = () => setChosen([]);
  return (
    <>
      {mayEdit && (
        <ChosenBar
          words={chosen.length > 0 ? t('selectedSkus', { count: chosen.length }) : undefined}
          onClear={clear}
          onEdit={() => setOpen(true)}
        />
      )}
      <EveryDayList product={product} chosen={chosen} mayEdit={mayEdit} onChoose={setChosen} />
      {open && (
        <Overlay>
          <EditDrawer
            key={turn}
            product={product}
            skuIds={chosen}
            days={[]}
            onLeaveOut={clear}
            onSaved={clear}
            onClosed={() => setOpen(undefined)}
          />
        </Overlay>
      )}
    </>
  );
};
