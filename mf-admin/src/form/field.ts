import type { FormItemProps, FormRule } from 'antd';
import type { ReactElement, ReactNode } from 'react';

/** What a field's control is drawn with. */
interface ControlProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly required: boolean;
  /** The id of the record that is edited; undefined for a new one. */
  readonly recordId?: number;
  /** The least number for this record, instead of the field's. */
  readonly min?: number;
  /** A word of the form's messages in the current language. */
  readonly say: (word: string) => string;
}

/** The values of a form's controls, by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A check of a field's value against that of another field: gives the message of a fault. */
interface Check<Word extends string> {
  readonly against: string;
  readonly faultOf: (value: unknown, other: unknown) => Word | undefined;
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
  /** A property of the record, or a part of one: `title/zh`. */
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
  /** Whether the form shows the field; always without it. */
  readonly when?: (values: FormValues) => boolean;
  /** It takes half of a row where there is room and another half beside it. */
  readonly half?: boolean;
  readonly check?: Check<string>;
  /** The longest text that the contract accepts, and what one that is not blank must match. */
  readonly max?: number;
  readonly pattern?: Pick<RegExp, 'test'>;
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
  /** What is sent while the field is not shown; its value without this. */
  writeHidden?(values: FormValues): unknown;
  rules?(props: RuleProps): FormRule[];
  control?(props: ControlProps): ReactElement;
}

/** A field `Name` of a record, which holds a `Stored` there; its label and hints are `Word`s of the form's messages. */
export interface Field<Name extends string, Stored, Word extends string> extends AnyField {
  readonly name: Name;
  readonly label?: Word;
  readonly hint?: Word;
  readonly check?: Check<Word>;
  readonly read: (stored: Stored) => unknown;
}

type PropertyOf<R, Word extends string> = {
  [N in keyof R & string]-?: Field<N, R[N], Word>;
}[keyof R & string];

type PartOf<N extends string, V, Word extends string> = V extends readonly unknown[]
  ? never
  : V extends object
    ? { [P in keyof V & string]-?: Field<`${N}/${P}`, V[P], Word> }[keyof V & string]
    : never;

/** The fields that a record can have: those of its properties and their parts, each of a kind that can hold it. */
export type FieldOf<R, Word extends string> =
  | PropertyOf<R, Word>
  | { [N in keyof R & string]-?: PartOf<N, R[N], Word> }[keyof R & string];

/** What every kind of field can be given. */
export interface FieldOptions<Word extends string> {
  readonly hint?: Word;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly when?: (values: FormValues) => boolean;
  readonly half?: boolean;
  readonly check?: Check<Word>;
}
