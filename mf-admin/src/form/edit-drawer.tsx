import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMessages } from '#src/list/list-messages.ts';
import type { FormDefinition } from './define-form.ts';
import { type FieldStates, FormFields } from './form-fields.tsx';
import { RecordDrawer } from './record-drawer.tsx';

interface EditDrawerProps<R, W> {
  readonly form: FormDefinition<R, W>;
  /** Which record to edit; a new one without it. */
  readonly id: number | undefined;
  readonly stored: UseQueryResult<R>;
  readonly save: UseMutationResult<unknown, Error, R>;
  /** What a new record begins with, beside the blank values of its fields. */
  readonly first?: Partial<R>;
  /** What the fields are given for this record. */
  readonly states?: FieldStates<R, W>;
  readonly onSaved?: (record: R) => void;
  readonly onClosed: () => void;
  /** What stands above the fields. */
  readonly children?: ReactNode;
}

const useConfirmation = <R, W>({ messages, done, nameOf }: FormDefinition<R, W>) => {
  const t = useMessages(messages);
  const common = useMessages(listMessages);
  const text = useText();
  return (record: R, happened: 'added' | 'saved') => {
    const called = nameOf(record);
    const name = typeof called === 'string' ? called : text(called);
    toast.success(done ? t(done[happened], { name }) : common(`done.${happened}`, { name }));
  };
};

/** Adds or edits a record in a drawer, as its form is described. */
export const EditDrawer = <R, W>(props: EditDrawerProps<R, W>) => {
  const { form, id, stored, save, first, states, onSaved, onClosed, children } = props;
  const t = useMessages(form.messages);
  const confirm = useConfirmation(form);
  const isNew = id === undefined;
  return (
    <RecordDrawer
      title={t(isNew ? form.titles.add : form.titles.edit)}
      stored={isNew ? undefined : stored}
      save={save}
      blank={form.blank(first)}
      valuesOf={form.read}
      bodyOf={form.write}
      onSaved={(values) => {
        const record = form.write(values);
        confirm(record, isNew ? 'added' : 'saved');
        onSaved?.(record);
      }}
      onClosed={onClosed}
    >
      {children}
      <FormFields form={form} recordId={id} states={states} />
    </RecordDrawer>
  );
};
