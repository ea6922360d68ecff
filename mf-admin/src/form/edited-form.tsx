import { useMessages } from '@portal/shared/i18n';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import type { FormDefinition } from './define-form.ts';
import type { FormValues } from './field.ts';
import { ConflictChoices } from './merge/conflict-choices.tsx';
import { recheckFaults } from './recheck-faults.ts';
import { Restored } from './restored.tsx';
import type { useEditing } from './use-editing.ts';

interface EditedFormProps<F, W, R> {
  readonly form: FormDefinition<F, W>;
  readonly editing: ReturnType<typeof useEditing<F, W, R>>;
  /** What is stored, or what something new begins with. */
  readonly values: FormValues;
  /** It may be read, not changed. */
  readonly disabled?: boolean;
  /** Scrolls a field at fault to the middle of a page; in a drawer to the nearest edge. */
  readonly onPage?: boolean;
  readonly children: ReactNode;
}

/** The form of an edited record: says what was restored and what somebody else changed, above its fields. */
export const EditedForm = <F, W, R>(props: EditedFormProps<F, W, R>) => {
  const { form, editing, values, disabled, onPage, children } = props;
  const t = useMessages(form.messages);
  const { controls, conflict, restored, begin, keep, startOver, reload, submit } = editing;
  return (
    <Form
      form={controls}
      layout="vertical"
      initialValues={begin(values)}
      disabled={disabled}
      scrollToFirstError={{ focus: true, ...(onPage && { block: 'center' as const }) }}
      onValuesChange={(changed) => {
        recheckFaults(controls, changed);
        keep();
      }}
      onFinish={submit}
    >
      {restored && !conflict && <Restored onStartOver={() => startOver(values)} />}
      {conflict && (
        <ConflictChoices
          key={JSON.stringify(conflict.theirs)}
          fields={form.fields}
          conflict={conflict}
          // The words of the fields were checked against the messages where the form is described.
          say={(word) => t(word as never)}
          onChosen={keep}
          onReload={() => void reload()}
        />
      )}
      {children}
    </Form>
  );
};
