import type { RotationRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { LinkItem, TextItem } from '#src/form/fields/site-fields.tsx';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { useRowForm, useSaveRow } from '#src/ordered-list/ordered-list-calls.ts';
import { rotationCalls } from './rotation-calls.ts';
import { bodyOf, newRotation, valuesOf } from './rotation-form.ts';
import { rotationMessages } from './rotation-messages.ts';

/** Adds or edits a notice. */
export default function RotationDrawer({
  rotation,
  onClosed,
}: {
  rotation?: RotationRow;
  onClosed: () => void;
}) {
  const t = useMessages(rotationMessages);
  const common = useMessages(listMessages);
  const text = useText();
  const stored = useRowForm(rotationCalls, rotation?.id);
  return (
    <RecordDrawer
      title={t(rotation ? 'form.edit' : 'form.add')}
      stored={rotation && stored}
      save={useSaveRow(rotationCalls, rotation?.id)}
      blank={newRotation}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={({ title }) =>
        toast.success(common(rotation ? 'done.saved' : 'done.added', { name: text(title) }))
      }
      onClosed={onClosed}
    >
      <TextItem name="title" label={t('form.title')} most={100} />
      <LinkItem label={t('form.link')} />
      <StatusField />
    </RecordDrawer>
  );
}
