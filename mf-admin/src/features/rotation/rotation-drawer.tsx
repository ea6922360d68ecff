import type { RotationRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { LinkItem, TextItem } from '#src/frame/fields/site-fields.tsx';
import { useKeptForm, useSaveKept } from '#src/frame/kept-list/kept-calls.ts';
import { listMessages } from '#src/frame/list-messages.ts';
import { OnOff } from '#src/frame/on-off.tsx';
import { RecordDrawer } from '#src/frame/record-drawer.tsx';
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
  const stored = useKeptForm(rotationCalls, rotation?.id);
  return (
    <RecordDrawer
      title={t(rotation ? 'form.edit' : 'form.add')}
      stored={rotation && stored}
      save={useSaveKept(rotationCalls, rotation?.id)}
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
      <OnOff />
    </RecordDrawer>
  );
}
