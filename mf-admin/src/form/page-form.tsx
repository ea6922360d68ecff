import { useMessages } from '@portal/shared/i18n';
import { useUnsaved } from '@portal/shared/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ListCard } from '#src/list/list-card.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { uiMessages } from '#src/ui/ui-messages.ts';
import type { FormDefinition } from './define-form.ts';
import { EditedForm } from './edited-form.tsx';
import { OtherEditors } from './editors/other-editors.tsx';
import type { FormValues } from './field.ts';
import styles from './page-form.module.css';
import { useEditing } from './use-editing.ts';

/** The id of a record of which there is one. */
const onlyId = 1;

interface PageFormProps<F, W, R> {
  readonly form: FormDefinition<F, W>;
  /** What tells the record from others of the form; missing for the only one and for something new. */
  readonly id?: number;
  /** What is stored, for what is there; something new has none. */
  readonly stored?: UseQueryResult<F>;
  readonly save: UseMutationResult<R, Error, F>;
  /** What something new begins with, beside the blank values of its fields. */
  readonly first?: Partial<F>;
  readonly onSaved: (result: R, record: F) => void;
  /** It may be read, not changed. */
  readonly disabled?: boolean;
  /** Content beside the save button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

interface BarProps {
  readonly touched: boolean;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

const Bar = ({ touched, busy, disabled, children }: BarProps) => {
  const t = useMessages(uiMessages);
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status">
        {touched ? t('unsaved') : ''}
      </span>
      {children}
      <Button type="primary" htmlType="submit" loading={busy} disabled={disabled}>
        {t('save')}
      </Button>
    </div>
  );
};

/**
 * A form that is a page of its own. What the server refuses stands at its field; what somebody else saved meanwhile is
 * merged. Typed input survives a reload and an expired session.
 */
export const PageForm = <F, W, R>(props: PageFormProps<F, W, R>) => {
  const { form, id, stored, save, first, onSaved, disabled, actions, children } = props;
  const editing = useEditing({
    ...{ form, first, save, stored, record: id },
    onSaved: async (result, record) => {
      await editing.reload();
      onSaved(result, record);
    },
  });
  useUnsaved(editing.isLosing);
  const fieldsFrom = (values: FormValues) => (
    <EditedForm {...{ form, editing, values, disabled }} onPage>
      {children}
      <Bar {...{ disabled }} touched={editing.touched} busy={save.isPending}>
        {form.kind && stored && !disabled && (
          <OtherEditors record={{ kind: form.kind, recordId: id ?? onlyId }} />
        )}
        {actions}
      </Bar>
    </EditedForm>
  );
  return (
    <ListCard busy={false}>
      {stored ? (
        <AdminQuery query={stored} skeleton={<RowsSkeleton height={56} />}>
          {(record) => fieldsFrom(form.read(record))}
        </AdminQuery>
      ) : (
        fieldsFrom(form.blank(first))
      )}
    </ListCard>
  );
};
