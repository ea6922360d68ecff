import { TextInput } from '@portal/shared/ui';
import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react';
import styles from './filter-panel.module.css';

interface End {
  /** The parameter in the URL, and the field's name. */
  readonly name: string;
  readonly label: string;
}

interface RangeFilterProps {
  readonly title: string;
  readonly ends: readonly [End, End];
  /** What stands in the URL for both ends. */
  readonly values: readonly [string, string];
  readonly type: 'number' | 'date';
  readonly min?: string;
  readonly problem?: string;
  readonly hint?: ReactNode;
  readonly onChange: (values: readonly [string, string]) => void;
}

/** Two ends of a range. They take effect together, on Enter or when the focus leaves them. */
export const RangeFilter = (props: RangeFilterProps) => (
  // What the URL says is what the fields say: going back and forward writes them anew.
  <RangeFields key={props.values.join()} {...props} />
);

const RangeFields = ({ title, ends, values, type, min, problem, hint, onChange }: RangeFilterProps) => {
  const [draft, setDraft] = useState(values);
  const commit = () => {
    if (draft.join() !== values.join()) onChange(draft);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) commit();
  };
  const field = (index: 0 | 1) => (
    <TextInput
      name={ends[index].name}
      label={ends[index].label}
      value={draft[index]}
      onChange={(value) => setDraft(index === 0 ? [value, draft[1]] : [draft[0], value])}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      min={min}
      maxLength={10}
      error={index === 1 ? problem : undefined}
    />
  );
  return (
    <form className={styles.group} onSubmit={onSubmit} onBlur={onBlur} aria-label={title} noValidate>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.range} data-type={type}>
        {field(0)}
        {field(1)}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <input type="submit" hidden />
    </form>
  );
};
