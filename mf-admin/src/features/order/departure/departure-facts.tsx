import { useMessages, useText } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { DescriptionList } from '@portal/shared/ui';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useDeparture } from './departure-calls.ts';
import { departureMessages } from './departure-messages.ts';

const DepartureDrawer = lazy(() => import('./departure-drawer.tsx'));

const EditButton = ({ orderNo }: { orderNo: string }) => {
  const t = useMessages(departureMessages);
  const [open, setOpen] = useState(false);
  return (
    <HasPerm anyOf={['trade:order:fulfil']}>
      <span data-screen>
        <Button onClick={() => setOpen(true)}>{t('edit')}</Button>
      </span>
      {open && (
        <Overlay>
          <DepartureDrawer orderNo={orderNo} onClosed={() => setOpen(false)} />
        </Overlay>
      )}
    </HasPerm>
  );
};

/** Tour leader and meeting point of the departure of an order, with their form. */
export const DepartureFacts = ({ orderNo }: { orderNo: string }) => {
  const t = useMessages(departureMessages);
  const text = useText();
  return (
    <AdminQuery query={useDeparture(orderNo)} skeleton={<RowsSkeleton height={56} />}>
      {({ leaderName, leaderMobile, meetingPoint, meetingTime }) => {
        const meeting = [meetingTime, meetingPoint && text(meetingPoint)].filter(Boolean).join(' · ');
        const leader = [leaderName, leaderMobile].filter(Boolean).join(' · ');
        return (
          <>
            <DescriptionList
              items={[
                { term: t('meeting'), value: meeting || t('unknown') },
                { term: t('leader'), value: leader || t('unknown') },
              ]}
            />
            <EditButton orderNo={orderNo} />
          </>
        );
      }}
    </AdminQuery>
  );
};
