import { type Key, useMessages } from '@portal/shared/i18n';
import { Form, type FormRule } from 'antd';
import { listMessages } from '#src/list/list-messages.ts';
import type { FormDefinition } from './define-form.ts';
import type { AnyField, FormValues } from './field.ts';
import styles from './form-fields.module.css';

/** What a field is given for the record at hand. */
interface FieldState<Word extends string> {
  readonly hint?: Word;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly min?: number;
}

export type FieldStates<R, W> = { readonly [N in keyof R & string]?: FieldState<Key<W>> };

interface FormFieldProps {
  readonly field: AnyField & FieldState<string>;
  readonly recordId?: number;
  /** The place of the line that the field is in, within a list. */
  readonly line?: number;
  readonly say: (word: string) => string;
}

const checkOf = ({ check }: AnyField, say: (word: string) => string): FormRule[] =>
  check
    ? [
        ({ getFieldValue }) => ({
          validator: async (_, value: unknown) => {
            const fault = check.faultOf(value, getFieldValue(check.against));
            if (fault) throw new Error(say(fault));
          },
        }),
      ]
    : [];

const FormField = ({ field, recordId, line, say }: FormFieldProps) => {
  const t = useMessages(listMessages);
  const { name, commonLabel, hint, extra, required = false, disabled, min, check, item } = field;
  const label = commonLabel ? t(commonLabel) : say(field.label ?? '');
  const missing = {
    text: t('faults.required', { field: label }),
    choice: t('faults.choose', { field: label }),
  };
  return (
    <Form.Item
      name={line === undefined ? name : [line, name]}
      label={label}
      extra={hint ? say(hint) : extra}
      validateFirst
      dependencies={check && [check.against]}
      rules={[...(field.rules?.({ label, required, say, missing }) ?? []), ...checkOf(field, say)]}
      {...item}
    >
      {field.control?.({ label, required, disabled, min, recordId, say })}
    </Form.Item>
  );
};

type Drawn = Omit<FormFieldProps, 'say'>;

/** The fields in rows: those of half a row share one. */
const rowsOf = (fields: readonly Drawn[]): Drawn[][] => {
  const rows: Drawn[][] = [];
  for (const drawn of fields) {
    const last = rows.at(-1);
    if (drawn.field.half && last?.[0]?.field.half) last.push(drawn);
    else rows.push([drawn]);
  }
  return rows;
};

interface FormFieldsProps<R, W> {
  readonly form: Pick<FormDefinition<R, W>, 'messages' | 'fields'> &
    Partial<Pick<FormDefinition<R, W>, 'read'>>;
  /** The names of the fields to show, in this order; all without it. */
  readonly only?: readonly ((keyof R & string) | `${keyof R & string}/${string}`)[];
  readonly recordId?: number;
  readonly line?: number;
  readonly states?: FieldStates<R, W>;
}

/** The fields of a form that its values show, as they are described. */
export const FormFields = <R, W>({ form, only, recordId, line, states = {} }: FormFieldsProps<R, W>) => {
  const t = useMessages(form.messages);
  const instance = Form.useFormInstance();
  // Renders again when other fields are to be shown.
  Form.useWatch((all: FormValues) => form.fields.map(({ when }) => when?.(all)).join(), { preserve: true });
  const values: FormValues = instance.getFieldsValue(true);
  // The words of the fields were checked against the messages where the form is described.
  const say = (word: string) => t(word as Key<W>);
  const names: readonly string[] = only ?? [...new Set(form.fields.map(({ name }) => name))];
  const given: Readonly<Record<string, FieldState<string> | undefined>> = states;
  const fields = names
    .flatMap((name) => form.fields.filter((field) => field.name === name))
    .filter(({ control, when }) => control && (when?.(values) ?? true))
    .map((field) => ({ field: { ...field, ...given[field.name] }, recordId, line }));
  return rowsOf(fields).map((row) => {
    const drawn = row.map((one) => (
      <FormField key={`${one.field.name} ${one.field.label}`} {...one} say={say} />
    ));
    const key = row[0]?.field.name;
    return row[0]?.field.half ? (
      <div key={key} className={styles.row}>
        {drawn}
      </div>
    ) : (
      drawn
    );
  });
};
