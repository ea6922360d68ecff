import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { Conflict, isConflict } from './conflict.tsx';
import { FormDrawer } from './form-drawer.tsx';
import { showFaults } from './show-faults.ts';
import { useChanged } from './use-changed.ts';

interface RecordDrawerProps<F, V extends object> {
  readonly title: string;
  /** What is stored, for a record that is there; a new one has none. */
  readonly stored?: UseQueryResult<F>;
  readonly save: UseMutationResult<unknown, Error, F>;
  /** What a new one begins with. */
  readonly blank: V;
  /** The controls' values of a stored record, its version among them, and back. */
  readonly valuesOf: (form: F) => V;
  readonly bodyOf: (values: V) => F;
  readonly onSaved: (values: V) => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/**
 * Adds or edits a record. What the server refuses stands at its field; when somebody else saved meanwhile nothing is
 * overwritten, and the newest can be loaded.
 */
export const RecordDrawer = <F, V extends object>(props: RecordDrawerProps<F, V>) => {
  const { title, stored, save, blank, valuesOf, bodyOf, onSaved, onClosed, children } = props;
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm();
  const [conflict, setConflict] = useState<string>();
  const { isChanged, setChanged } = useChanged();

  const submit = async () => {
    // Values without a control, such as the version, count too.
    const values: V = form.getFieldsValue(true);
    try {
      await save.mutateAsync(bodyOf(values));
    } catch (error) {
      return isConflict(error) ? setConflict(error.message) : showFaults(form, error);
    }
    onSaved(values);
    drawer.close();
  };
  const reload = async () => {
    const newest = await stored?.refetch();
    if (!newest?.data) return;
    form.setFieldsValue(valuesOf(newest.data));
    setChanged(false);
    setConflict(undefined);
  };
  const fieldsFrom = (values: V) => (
    <Form
      form={form}
      layout="vertical"
      initialValues={values}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => setChanged(true)}
      onFinish={() => void submit()}
    >
      {conflict && <Conflict words={conflict} onReload={() => void reload()} />}
      {children}
    </Form>
  );
  return (
    <FormDrawer
      drawer={drawer}
      title={title}
      busy={save.isPending}
      disabled={stored && !stored.data}
      isTouched={isChanged}
      onSubmit={form.submit}
    >
      {stored ? (
        <AdminQuery query={stored} skeleton={<RowsSkeleton height={56} />}>
          {(record) => fieldsFrom(valuesOf(record))}
        </AdminQuery>
      ) : (
        fieldsFrom(blank)
      )}
    </FormDrawer>
  );
};
