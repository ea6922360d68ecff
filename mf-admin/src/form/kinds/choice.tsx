import { Checkbox, Radio, Select, TreeSelect } from 'antd';
import { ariaOf, type Control } from '../control.ts';
import type { Field, FieldOptions, RuleProps } from '../field.ts';

interface Choice<V> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
  readonly children?: readonly Choice<V>[];
}

/** A hook that reads what can be chosen; it is given the id of the record that is edited. */
type UseChoices<V> = (recordId: number | undefined) => {
  readonly data?: readonly Choice<V>[];
  readonly isPending?: boolean;
};

interface ChoiceOptions<Word extends string, V> extends FieldOptions<Word> {
  readonly blank?: V;
  readonly placeholder?: Word;
  readonly useChoices: UseChoices<V>;
}

interface RadioOptions<V> {
  readonly blank: V;
  readonly vertical?: boolean;
  /** Drawn as buttons. */
  readonly buttons?: boolean;
}

interface TreeOptions<V> {
  /** The places that are open at first; all without it. */
  readonly open?: readonly V[];
}

interface InputProps<T, V> extends Control<T> {
  readonly label: string;
  readonly required: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly recordId?: number;
  readonly useChoices: UseChoices<V>;
}

const rules = ({ required, missing }: RuleProps) => [{ required, message: missing.choice }];

/** antd wants arrays that it could change. */
const mutable = <V,>(choices: readonly Choice<V>[] = []): MutableChoice<V>[] =>
  choices.map(({ children, ...choice }) => ({
    ...choice,
    ...(children ? { children: mutable(children) } : {}),
  }));

interface MutableChoice<V> extends Choice<V> {
  children?: MutableChoice<V>[];
}

const useOptions = <V,>({
  useChoices,
  recordId,
}: Pick<InputProps<unknown, V>, 'useChoices' | 'recordId'>) => {
  const { data, isPending } = useChoices(recordId);
  return { options: mutable(data), loading: isPending };
};

type Value = string | number;

const SelectInput = <V extends Value>(props: InputProps<V, V>) => {
  const { id, value, onChange, disabled, placeholder } = props;
  return (
    <Select<V>
      {...{ id, value, onChange, disabled, placeholder }}
      {...ariaOf(props)}
      {...useOptions(props)}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
};

const MultipleInput = <V extends Value>(props: InputProps<V[], V>) => {
  const { id, value, onChange, disabled, placeholder } = props;
  return (
    <Select<V[], MutableChoice<V>>
      {...{ id, value, onChange, disabled, placeholder }}
      {...ariaOf(props)}
      {...useOptions(props)}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
};

const TreeInput = <V extends Value>(props: InputProps<V, V> & TreeOptions<V>) => {
  const { id, value, onChange, disabled, placeholder, required, open } = props;
  const { options, loading } = useOptions(props);
  return (
    <TreeSelect<V>
      {...{ id, value, onChange, disabled, placeholder, loading }}
      {...ariaOf(props)}
      treeData={options}
      {...(open ? { treeDefaultExpandedKeys: [...open] } : { treeDefaultExpandAll: true })}
      showSearch={{ treeNodeFilterProp: 'label' }}
      allowClear={!required}
    />
  );
};

const TreesInput = <V extends Value>(props: InputProps<V[], V>) => {
  const { id, value, onChange, disabled, placeholder } = props;
  const { options, loading } = useOptions(props);
  return (
    <TreeSelect<V[]>
      {...{ id, value, onChange, disabled, placeholder, loading }}
      {...ariaOf(props)}
      treeData={options}
      multiple
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'label' }}
      allowClear
    />
  );
};

const below = { display: 'flex', flexDirection: 'column', gap: 8 } as const;

const RadioInput = <V extends Value>(props: InputProps<V, V> & Omit<RadioOptions<V>, 'blank'>) => {
  const { id, value, onChange, disabled, label, vertical, buttons } = props;
  return (
    <Radio.Group
      {...{ id, value, disabled }}
      {...ariaOf(props)}
      options={useOptions(props).options}
      aria-label={label}
      optionType={buttons ? 'button' : undefined}
      style={vertical ? below : undefined}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
};

const CheckboxInput = <V extends Value>(props: InputProps<V[], V>) => {
  const { value, onChange, disabled } = props;
  return <Checkbox.Group<V> {...{ value, onChange, disabled }} options={useOptions(props).options} />;
};

/** Reading and writing of one chosen value: null for none. */
const one = <V,>(blank: V | undefined) => ({
  blank,
  read: (stored: V | null | undefined) => stored ?? blank,
  write: (chosen: V | undefined) => chosen ?? null,
});

/** One of a list. */
export const select = <N extends string, const W extends string, V extends Value>(
  name: N,
  label: W,
  { blank, useChoices, placeholder, ...options }: ChoiceOptions<W, V>,
): Field<N, V | null | undefined, W> => ({
  name,
  label,
  ...options,
  ...one(blank),
  rules,
  control: ({ say, ...props }) => (
    <SelectInput {...props} useChoices={useChoices} placeholder={placeholder && say(placeholder)} />
  ),
});

/** Several of a list. */
export const multiple = <N extends string, const W extends string, V extends Value>(
  name: N,
  label: W,
  { useChoices, placeholder, ...options }: Omit<ChoiceOptions<W, V>, 'blank'>,
): Field<N, readonly V[], W> => ({
  name,
  label,
  ...options,
  blank: [],
  read: (stored) => stored,
  write: (chosen) => chosen,
  rules,
  control: ({ say, ...props }) => (
    <MultipleInput {...props} useChoices={useChoices} placeholder={placeholder && say(placeholder)} />
  ),
});

/** Several of a few that are all in sight. */
export const checkboxes = <N extends string, const W extends string, V extends Value>(
  name: N,
  label: W,
  { useChoices, ...options }: Omit<ChoiceOptions<W, V>, 'blank' | 'placeholder'>,
): Field<N, readonly V[], W> => ({
  name,
  label,
  ...options,
  blank: [],
  read: (stored) => stored,
  write: (chosen) => chosen,
  control: (props) => <CheckboxInput {...props} useChoices={useChoices} />,
});

/** A place in a tree. */
export const tree = <N extends string, const W extends string, V extends Value>(
  name: N,
  label: W,
  { blank, useChoices, placeholder, open, ...options }: ChoiceOptions<W, V> & TreeOptions<V>,
): Field<N, V | null | undefined, W> => ({
  name,
  label,
  ...options,
  ...one(blank),
  rules,
  control: ({ say, ...props }) => (
    <TreeInput {...props} {...{ useChoices, open }} placeholder={placeholder && say(placeholder)} />
  ),
});

/** Several places in a tree, each by itself. */
export const trees = <N extends string, const W extends string, V extends Value>(
  name: N,
  label: W,
  { useChoices, placeholder, ...options }: Omit<ChoiceOptions<W, V>, 'blank'>,
): Field<N, readonly V[] | undefined, W> => ({
  name,
  label,
  ...options,
  blank: [],
  read: (stored) => stored ?? [],
  write: (chosen) => chosen,
  rules,
  control: ({ say, ...props }) => (
    <TreesInput {...props} useChoices={useChoices} placeholder={placeholder && say(placeholder)} />
  ),
});

/** One of a few that are all in sight; `vertical`: below each other. */
export const radio = <N extends string, const W extends string, V extends Value>(
  name: N,
  label: W,
  { blank, useChoices, vertical, buttons, ...options }: ChoiceOptions<W, V> & RadioOptions<V>,
): Field<N, V | null | undefined, W> => ({
  name,
  label,
  ...options,
  ...one(blank),
  control: (props) => <RadioInput {...props} {...{ useChoices, vertical, buttons }} />,
});
