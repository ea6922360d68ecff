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
import styles from './page-form.module.css';
import { showFaults } from './show-faults.ts';

interface PageFormProps<F, V extends object, R> {
  /** What is stored, for what is there; something new has none. */
  readonly stored?: UseQueryResult<F>;
  readonly save: UseMutationResult<R, Error, F>;
  /** What something new begins with. */
  readonly blank?: V;
  /** The controls' values of what is stored, its version among them, and back. */
  readonly valuesOf: (form: F) => V;
  readonly bodyOf: (values: V) => F;
  readonly onSaved: (result: R, values: V) => void;
  /** It may be read, not changed. */
  readonly disabled?: boolean;
  /** What stands beside the button that saves. */
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
 * nothing is overwritten, and the newest can be loaded.
 */
export const PageForm = <F, V extends object, R>(props: PageFormProps<F, V, R>) => {
  const { stored, save, blank, valuesOf, bodyOf, onSaved, disabled, actions, children } = props;
  const [form] = Form.useForm();
  const [conflict, setConflict] = useState<string>();
  const [touched, setTouched] = useState(false);
  // Not the state: a new record leaves for its own address before what was saved is drawn.
  const losing = useRef(false);
  useUnsaved(() => losing.current);
  const touch = (now: boolean) => {
    losing.current = now;
    setTouched(now);
  };

  const reload = async () => {
    const newest = await stored?.refetch();
    if (newest?.data) form.setFieldsValue(valuesOf(newest.data));
    setConflict(undefined);
    touch(false);
  };
  const submit = async () => {
    // Values without a control, such as the version, count too.
    const values: V = form.getFieldsValue(true);
    try {
      const result = await save.mutateAsync(bodyOf(values));
      await reload();
      onSaved(result, values);
    } catch (error) {
      return isConflict(error) ? setConflict(error.message) : showFaults(form, error);
    }
  };
  const fieldsFrom = (values: V) => (
    <Form
      form={form}
      layout="vertical"
      initialValues={values}
      disabled={disabled}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={() => touch(true)}
      onFinish={() => void submit()}
    >
      {conflict && <Conflict words={conflict} onReload={() => void reload()} />}
      {children}
      <Bar {...{ touched, disabled, actions }} busy={save.isPending} />
    </Form>
  );
  return (
    <ListCard busy={false}>
      {stored ? (
        <AdminQuery query={stored} skeleton={<RowsSkeleton height={56} />}>
          {(record) => fieldsFrom(valuesOf(record))}
        </AdminQuery>
      ) : (
        blank && fieldsFrom(blank)
      )}
    </ListCard>
  );
};
