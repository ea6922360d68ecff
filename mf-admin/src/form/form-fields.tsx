import { type Key, useMessages } from '@portal/shared/i18n';
import { Form } from 'antd';
import { listMessages } from '#src/list/list-messages.ts';
import type { FormDefinition } from './define-form.ts';
import type { AnyField } from './field.ts';

/** What a field is given for the record at hand. */
interface FieldState<Word extends string> {
  readonly hint?: Word;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export type FieldStates<R, W> = { readonly [N in keyof R & string]?: FieldState<Key<W>> };

interface FormFieldProps {
  readonly field: AnyField;
  readonly recordId?: number;
  readonly say: (word: string) => string;
}

const FormField = ({ field, recordId, say }: FormFieldProps) => {
  const t = useMessages(listMessages);
  const { name, commonLabel, hint, extra, required = false, disabled, item } = field;
  const label = commonLabel ? t(commonLabel) : say(field.label ?? '');
  const missing = {
    text: t('faults.required', { field: label }),
    choice: t('faults.choose', { field: label }),
  };
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint ? say(hint) : extra}
      validateFirst
      rules={field.rules?.({ label, required, say, missing })}
      {...item}
    >
      {field.control?.({ label, required, disabled, recordId, say })}
    </Form.Item>
  );
};

interface FormFieldsProps<R, W> {
  readonly form: FormDefinition<R, W>;
  /** The names of the fields to show, in this order; all without it. */
  readonly only?: readonly (keyof R & string)[];
  readonly recordId?: number;
  readonly states?: FieldStates<R, W>;
}

/** The fields of a form, as they are described. */
export const FormFields = <R, W>({ form, only, recordId, states = {} }: FormFieldsProps<R, W>) => {
  const t = useMessages(form.messages);
  // The words of the fields were checked against the messages where the form is described.
  const say = (word: string) => t(word as Key<W>);
  const names: readonly string[] = only ?? form.fields.map(({ name }) => name);
  const given: Readonly<Record<string, FieldState<string> | undefined>> = states;
  return names.map((name) => {
    const field = form.fields.find((one) => one.name === name);
    return (
      field?.control && (
        <FormField key={name} field={{ ...field, ...given[name] }} recordId={recordId} say={say} />
      )
    );
  });
};
