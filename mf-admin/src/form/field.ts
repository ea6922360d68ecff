import type { FormItemProps, FormRule } from 'antd';
import type { ReactElement, ReactNode } from 'react';

/** What a field's control is drawn with. */
interface ControlProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly required: boolean;
  /** The id of the record that is edited; undefined for a new one. */
  readonly recordId?: number;
  /** A word of the form's messages in the current language. */
  readonly say: (word: string) => string;
}

/** What the rules of a field are made of. */
export interface RuleProps {
  readonly label: string;
  readonly required: boolean;
  readonly say: (word: string) => string;
  /** The messages of a text that is missing and of a choice that is missing. */
  readonly missing: { readonly text: string; readonly choice: string };
}

/** A field as the engine handles it: whatever its record and its words are. */
export interface AnyField {
  readonly name: string;
  /** Missing for a value without a control and for a field whose label is common to all forms. */
  readonly label?: string;
  /** A label from the messages that all forms share. */
  readonly commonLabel?: 'status';
  readonly hint?: string;
  /** A hint of the kind itself. */
  readonly extra?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The value of the control for a new record. */
  readonly blank: unknown;
  /** Properties of the `Form.Item` around the control. */
  readonly item?: Pick<
    FormItemProps,
    'valuePropName' | 'getValueProps' | 'getValueFromEvent' | 'dependencies' | 'validateTrigger'
  >;
  /** The stored value as the control holds it. */
  read(stored: unknown): unknown;
  /** The control's value as it is sent. */
  write(value: unknown): unknown;
  rules?(props: RuleProps): FormRule[];
  control?(props: ControlProps): ReactElement;
}

/** A field `Name` of a record, which holds a `Stored` there; its label and hints are `Word`s of the form's messages. */
export interface Field<Name extends string, Stored, Word extends string> extends AnyField {
  readonly name: Name;
  readonly label?: Word;
  readonly hint?: Word;
  readonly read: (stored: Stored) => unknown;
}

/** The fields that a record can have: those of its properties, each of a kind that can hold the property. */
export type FieldOf<R, Word extends string> = {
  [N in keyof R & string]-?: Field<N, R[N], Word>;
}[keyof R & string];

/** What every kind of field can be given. */
export interface FieldOptions<Word extends string> {
  readonly hint?: Word;
  readonly required?: boolean;
  readonly disabled?: boolean;
}
