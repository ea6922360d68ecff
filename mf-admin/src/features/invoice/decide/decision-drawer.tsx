import type { InvoiceRow } from '@portal/shared/contract';
import { toast } from '@portal/shared/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { Alert, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { InvoiceFacts } from './invoice-facts.tsx';

export interface DecisionProps {
  readonly row: ListRow<InvoiceRow>;
  readonly onClosed: () => void;
}

interface DecisionDrawerProps<V extends object, B> extends DecisionProps {
  readonly words: Readonly<Record<'title' | 'hint' | 'submit' | 'done', string>>;
  readonly form: FormInstance<V>;
  readonly save: UseMutationResult<unknown, Error, B>;
  readonly bodyOf: (values: V) => B;
  readonly children: ReactNode;
}

/** One decision about an invoice: what it is about, and what has to be filled in. */
export const DecisionDrawer = <V extends object, B>(props: DecisionDrawerProps<V, B>) => {
  const { row, onClosed, words, form, save, bodyOf, children } = props;
  const drawer = useDrawer(onClosed);
  const submit = (values: V) =>
    save.mutate(bodyOf(values), {
      onSuccess: () => {
        toast.success(words.done);
        drawer.close();
      },
      onError: (error) => showFaults(form, error),
    });
  return (
    <FormDrawer
      drawer={drawer}
      title={words.title}
      submitLabel={words.submit}
      busy={save.isPending}
      isTouched={() => form.isFieldsTouched()}
      onSubmit={form.submit}
    >
      <Alert type="info" showIcon title={words.hint} style={{ marginBottom: 16 }} />
      <InvoiceFacts invoice={row.item} />
      <Form form={form} layout="vertical" onFinish={submit} style={{ marginTop: 16 }}>
        {children}
      </Form>
    </FormDrawer>
  );
};
