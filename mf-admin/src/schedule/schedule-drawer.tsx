import type { ScheduledStep } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import {
  type ScheduleSubject,
  useIsProposal,
  useSchedule,
  useScheduleTimes,
  useSetSchedule,
} from './schedule-calls.ts';
import { scheduleForms } from './schedule-form.ts';
import { ScheduleNote } from './schedule-note.tsx';

const failed = (step: ScheduledStep | null | undefined) => (step?.failure ? step : null);

interface ScheduleDrawerProps {
  readonly subject: ScheduleSubject;
  readonly id: number;
  readonly onClosed: () => void;
}

/** Sets, changes and cancels when a product or an article is published and taken down. */
export default function ScheduleDrawer({ subject, id, onClosed }: ScheduleDrawerProps) {
  const isProposal = useIsProposal(subject);
  const { publish, takeDown } = useSchedule(subject, id).data ?? {};
  return (
    <EditDrawer
      form={scheduleForms[isProposal ? 'proposal' : subject]}
      id={id}
      draftOf={`schedule-${subject}-${id}`}
      stored={useScheduleTimes(subject, id)}
      save={useSetSchedule(subject, id)}
      onClosed={onClosed}
    >
      <ScheduleNote subject={subject} schedule={{ publish: failed(publish), takeDown: failed(takeDown) }} />
    </EditDrawer>
  );
}
