import { useMessages } from '@portal/shared/i18n';
import { useUnsaved } from '@portal/shared/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { ListCard } from '#src/list/list-card.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { uiMessages } from '#src/ui/ui-messages.ts';
import { Conflict, isConflict } from './conflict.tsx';
import type { FormDefinition } from './define-form.ts';
import type { FormValues } from './field.ts';
import styles from './page-form.module.css';
import { Restored } from './restored.tsx';
import { showFaults } from './show-faults.ts';
import { useRecordDraft } from './use-record-draft.ts';

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
  readonly actions?: ReactNode;
}

const Bar = ({ touched, busy, disabled, actions }: BarProps) => {
  const t = useMessages(uiMessages);
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status">
        {touched ? t('unsaved') : ''}
      </span>
      {actions}
      <Button type="primary" htmlType="submit" loading={busy} disabled={disabled}>
        {t('save')}
      </Button>
    </div>
  );
};

/**
 * A form that is a page of its own. What the server refuses stands at its field; when somebody else saved meanwhile
 * nothing is overwritten, and the newest can be loaded. Typed input survives a reload and an expired session.
 */
export const PageForm = <F, W, R>(props: PageFormProps<F, W, R>) => {
  const { form: definition, id, stored, save, first, onSaved, disabled, actions, children } = props;
  const [form] = Form.useForm();
  const [conflict, setConflict] = useState<string>();
  const draft = useRecordDraft(definition, { record: id, first });
  const [touched, setTouched] = useState(draft.restored);
  // Not the state: a new record leaves for its own address before what was saved is drawn.
  const losing = useRef(draft.restored);
  useUnsaved(() => losing.current);
  const touch = (now: boolean) => {
    losing.current = now;
    setTouched(now);
  };

  const startOver = (values: FormValues | undefined) => {
    if (values) form.setFieldsValue(values);
    draft.forget();
    setConflict(undefined);
    touch(false);
  };
  const reload = async () => {
    const newest = await stored?.refetch();
    startOver(newest?.data && definition.read(newest.data));
  };
  const keep = (before: FormValues) => {
    touch(true);
    draft.keep(form.getFieldsValue(true), before);
  };
  const submit = async () => {
    // Values without a control, such as the version, count too.
    const record = definition.write(form.getFieldsValue(true));
    try {
      const result = await save.mutateAsync(record);
      await reload();
      onSaved(result, record);
    } catch (error) {
      return isConflict(error) ? setConflict(error.message) : showFaults(form, error);
    }
  };
  const fieldsFrom = (values: FormValues) => (
    <Form
      form={form}
      layout="vertical"
      initialValues={draft.restore(values)}
      disabled={disabled}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={() => keep(values)}
      onFinish={() => void submit()}
    >
      {draft.restored && !conflict && <Restored onStartOver={() => startOver(values)} />}
      {conflict && <Conflict words={conflict} onReload={() => void reload()} />}
      {children}
      <Bar {...{ touched, disabled, actions }} busy={save.isPending} />
    </Form>
  );
  return (
    <ListCard busy={false}>
      {stored ? (
        <AdminQuery query={stored} skeleton={<RowsSkeleton height={56} />}>
          {(record) => fieldsFrom(definition.read(record))}
        </AdminQuery>
      ) : (
        fieldsFrom(definition.blank(first))
      )}
    </ListCard>
  );
};
