import type { RotationRow } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useRowForm, useSaveRow } from '#src/ordered-list/ordered-list-calls.ts';
import { rotationCalls } from './rotation-calls.ts';
import { rotationForm } from './rotation-form.ts';

interface RotationDrawerProps {
  /** Which notice to edit; a new one without it. */
  readonly rotation?: RotationRow;
  readonly onClosed: () => void;
}

/** Adds or edits a notice. */
export default function RotationDrawer({ rotation, onClosed }: RotationDrawerProps) {
  return (
    <EditDrawer
      form={rotationForm}
      id={rotation?.id}
      stored={useRowForm(rotationCalls, rotation?.id)}
      save={useSaveRow(rotationCalls, rotation?.id)}
      onClosed={onClosed}
    />
  );
}
