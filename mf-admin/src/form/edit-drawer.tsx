import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { listMessages } from '#src/list/list-messages.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import type { FormDefinition } from './define-form.ts';
import { EditedForm } from './edited-form.tsx';
import { OtherEditors } from './editors/other-editors.tsx';
import type { FormValues } from './field.ts';
import { FormDrawer } from './form-drawer.tsx';
import { type FieldStates, FormFields } from './form-fields.tsx';
import { useEditing } from './use-editing.ts';

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

/**
 * Adds or edits a record in a drawer, as its form is described. What the server refuses stands at its field; what
 * somebody else saved meanwhile is merged. Typed input survives a reload and an expired session.
 */
export const EditDrawer = <R, W>(props: EditDrawerProps<R, W>) => {
  const { form, id, draftOf, stored, save, first, states, onSaved, onClosed, children } = props;
  const t = useMessages(form.messages);
  const isNew = id === undefined;
  const confirm = useConfirmation(form);
  const drawer = useDrawer(() => {
    editing.forget();
    onClosed();
  });
  const editing = useEditing({
    ...{ form, first, save, record: draftOf ?? id, stored: isNew ? undefined : stored },
    onSaved: (_, record) => {
      confirm(record, isNew ? 'added' : 'saved');
      onSaved?.(record);
      drawer.close();
    },
  });
  const fieldsFrom = (values: FormValues) => (
    <EditedForm form={form} editing={editing} values={values}>
      {children}
      <FormFields form={form} recordId={id} states={states} />
    </EditedForm>
  );
  return (
    <FormDrawer
      drawer={drawer}
      title={t(isNew ? form.titles.add : form.titles.edit)}
      busy={save.isPending}
      disabled={!isNew && !stored.data}
      isTouched={editing.isLosing}
      onSubmit={editing.controls.submit}
      aside={form.kind && id !== undefined && <OtherEditors record={{ kind: form.kind, recordId: id }} />}
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
