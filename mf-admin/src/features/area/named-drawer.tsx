import type { Text } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { TextItem } from '#src/form/fields/site-fields.tsx';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import {
  type OrderedListCalls,
  type OrderedListRow,
  useRowForm,
  useSaveRow,
} from '#src/ordered-list/ordered-list-calls.ts';
import { type NamedValues, namedBodyOf, namedValuesOf, newNamed } from './area-form.ts';
import { areaMessages } from './area-messages.ts';

interface NamedForm {
  readonly name: Text;
  readonly status?: 0 | 1;
  readonly version?: string;
}

interface NamedDrawerProps<R extends OrderedListRow, F extends NamedForm> {
  readonly title: string;
  readonly calls: OrderedListCalls<R, F>;
  /** Which one to edit; a new one without it. */
  readonly id?: number;
  /** What is sent: what was filled in, and where it belongs. */
  readonly bodyOf: (named: ReturnType<typeof namedBodyOf>) => F;
  readonly onClosed: () => void;
}

/** Adds or edits a recommendation type or a label: a name, shown or not. */
export const NamedDrawer = <R extends OrderedListRow, F extends NamedForm>(props: NamedDrawerProps<R, F>) => {
  const { title, calls, id, bodyOf, onClosed } = props;
  const t = useMessages(areaMessages);
  const common = useMessages(listMessages);
  const text = useText();
  const stored = useRowForm(calls, id);
  return (
    <RecordDrawer<F, NamedValues>
      title={title}
      stored={id === undefined ? undefined : stored}
      save={useSaveRow(calls, id)}
      blank={newNamed}
      valuesOf={namedValuesOf}
      bodyOf={(values) => bodyOf(namedBodyOf(values))}
      onSaved={({ name }) =>
        toast.success(common(id === undefined ? 'done.added' : 'done.saved', { name: text(name) }))
      }
      onClosed={onClosed}
    >
      <TextItem name="name" label={t('form.name')} most={20} />
      <StatusField />
    </RecordDrawer>
  );
};
