import type { AreaLabelRow } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useRowForm, useSaveRow } from '#src/ordered-list/ordered-list-calls.ts';
import { labelCallsOf } from './area-calls.ts';
import { labelForm } from './area-form.ts';

interface LabelDrawerProps {
  readonly typeId: number;
  readonly label?: AreaLabelRow;
  readonly onClosed: () => void;
}

/** Adds or edits a label of a recommendation type. */
export default function LabelDrawer({ typeId, label, onClosed }: LabelDrawerProps) {
  const calls = labelCallsOf(typeId);
  return (
    <EditDrawer
      form={labelForm}
      id={label?.id}
      stored={useRowForm(calls, label?.id)}
      save={useSaveRow(calls, label?.id)}
      first={{ typeId }}
      onClosed={onClosed}
    />
  );
}
