import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { type ScheduleSubject, useSchedule } from './schedule-calls.ts';
import { scheduleMessages } from './schedule-messages.ts';
import { ScheduleNote } from './schedule-note.tsx';

const ScheduleDrawer = lazy(() => import('./schedule-drawer.tsx'));

const permissions = { product: 'biz:product:publish', article: 'site:article:edit' } as const;

/** In an editor: when it is published and taken down by itself, and the button that changes that. */
export const ScheduleControl = ({ subject, id }: { subject: ScheduleSubject; id: number }) => {
  const t = useMessages(scheduleMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ScheduleNote subject={subject} schedule={useSchedule(subject, id).data} />
      <HasPerm anyOf={[permissions[subject]]}>
        <Button icon={<Icon name="clock" size={16} />} onClick={() => setOpen(true)}>
          {t(`${subject}.action`)}
        </Button>
      </HasPerm>
      {open && (
        <Overlay>
          <ScheduleDrawer subject={subject} id={id} onClosed={() => setOpen(false)} />
        </Overlay>
      )}
    </>
  );
};
