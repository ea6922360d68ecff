import type { DictTypeRow } from '@portal/shared/contract';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useSaveType, useTypeForm } from '../dict-calls.ts';
import { typeForm } from './type-form.ts';

interface TypeDrawerProps {
  /** Which dictionary to edit; a new one without it. */
  readonly type?: DictTypeRow;
  /** Called with the code that it has now. */
  readonly onSaved: (code: string) => void;
  readonly onClosed: () => void;
}

/** Adds or edits a dictionary. */
export default function TypeDrawer({ type, onSaved, onClosed }: TypeDrawerProps) {
  return (
    <EditDrawer
      form={typeForm}
      id={type?.id}
      stored={useTypeForm(type?.id)}
      save={useSaveType(type?.id)}
      onSaved={({ code }) => onSaved(code)}
      onClosed={onClosed}
    />
  );
}
