import type { AreaTypeRow } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useRowForm, useSaveRow } from '#src/ordered-list/ordered-list-calls.ts';
import { typeCallsOf } from './area-calls.ts';
import { typeForm } from './area-form.ts';

interface TypeDrawerProps {
  readonly areaId: number;
  readonly type?: AreaTypeRow;
  readonly onClosed: () => void;
}

/** Adds or edits a recommendation type of an area. */
export default function TypeDrawer({ areaId, type, onClosed }: TypeDrawerProps) {
  const calls = typeCallsOf(areaId);
  return (
    <EditDrawer
      form={typeForm}
      id={type?.id}
      stored={useRowForm(calls, type?.id)}
      save={useSaveRow(calls, type?.id)}
      first={{ areaId }}
      onClosed={onClosed}
    />
  );
}
