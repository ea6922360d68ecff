import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { listMessages } from '#src/list/list-messages.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { Conflict, isConflict } from './conflict.tsx';
import type { FormDefinition } from './define-form.ts';
import type { FormValues } from './field.ts';
import { FormDrawer } from './form-drawer.tsx';
import { type FieldStates, FormFields } from './form-fields.tsx';
import { Restored } from './restored.tsx';
import { showFaults } from './show-faults.ts';
import { useChanged } from './use-changed.ts';
import { useRecordDraft } from './use-record-draft.ts';

interface EditDrawerProps<R, W> {
  readonly form: FormDefinition<R, W>;
  /** Which record to edit; a new one without it. */
  readonly id: number | undefined;
  /** What tells the record from others, where that is not its id. */
  readonly draftOf?: string;
  readonly stored: UseQueryResult<R>;
  readonly save: UseMutationResult<unknown, Error, R>;
  /** What a new record begins with, beside the blank values of its fields. */
  readonly first?: Partial<R>;
  /** What the fields are given for this record. */
  readonly states?: FieldStates<R, W>;
  readonly onSaved?: (record: R) => void;
  readonly onClosed: () => void;
  /** Content above the fields. */
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

type Draft = ReturnType<typeof useRecordDraft>;

/** Saves the record, and loads the newest version after a conflict. */
const useEditing = <R, W>(props: EditDrawerProps<R, W>, draft: Draft, close: () => void) => {
  const { form, id, stored, save, onSaved } = props;
  const [controls] = Form.useForm();
  const [conflict, setConflict] = useState<string>();
  const { isChanged, setChanged } = useChanged(draft.restored);
  const confirm = useConfirmation(form);
  const submit = async () => {
    // Values without a control, such as the version, count too.
    const record = form.write(controls.getFieldsValue(true));
    try {
      await save.mutateAsync(record);
    } catch (error) {
      return isConflict(error) ? setConflict(error.message) : showFaults(controls, error);
    }
    draft.forget();
    confirm(record, id === undefined ? 'added' : 'saved');
    onSaved?.(record);
    close();
  };
  const startOver = (values: FormValues) => {
    controls.setFieldsValue(values);
    draft.forget();
    setChanged(false);
    setConflict(undefined);
  };
  const reload = async () => {
    const newest = await stored.refetch();
    if (newest.data) startOver(form.read(newest.data));
  };
  const keep = (before: FormValues) => {
    setChanged(true);
    draft.keep(controls.getFieldsValue(true), before);
  };
  return { controls, conflict, isChanged, keep, submit, reload, startOver };
};

/**
 * Adds or edits a record in a drawer, as its form is described. What the server refuses stands at its field; when
 * somebody else saved meanwhile nothing is overwritten, and the newest can be loaded. Typed input survives a reload and
 * an expired session.
 */
export const EditDrawer = <R, W>(props: EditDrawerProps<R, W>) => {
  const { form, id, draftOf, stored, save, first, states, onClosed, children } = props;
  const t = useMessages(form.messages);
  const isNew = id === undefined;
  const draft = useRecordDraft(form, { record: draftOf ?? id, first });
  const drawer = useDrawer(() => {
    draft.forget();
    onClosed();
  });
  const { controls, conflict, isChanged, ...editing } = useEditing(props, draft, drawer.close);
  const fieldsFrom = (values: FormValues) => (
    <Form
      form={controls}
      layout="vertical"
      initialValues={draft.restore(values)}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => editing.keep(values)}
      onFinish={() => void editing.submit()}
    >
      {draft.restored && !conflict && <Restored onStartOver={() => editing.startOver(values)} />}
      {conflict && <Conflict words={conflict} onReload={() => void editing.reload()} />}
      {children}
      <FormFields form={form} recordId={id} states={states} />
    </Form>
  );
  return (
    <FormDrawer
      drawer={drawer}
      title={t(isNew ? form.titles.add : form.titles.edit)}
      busy={save.isPending}
      disabled={!isNew && !stored.data}
      isTouched={isChanged}
      onSubmit={controls.submit}
    >
      {isNew ? (
        fieldsFrom(form.blank(first))
      ) : (
        <AdminQuery query={stored} skeleton={<RowsSkeleton height={56} />}>
          {(record) => fieldsFrom(form.read(record))}
        </AdminQuery>
      )}
    </FormDrawer>
  );
};
