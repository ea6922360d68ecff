import { DateInput } from '@portal/shared/forms';
import { TextInput } from '@portal/shared/ui';
import type { FocusEvent, FormEvent, ReactNode } from 'react';
import { ApplyWithoutScript, QueryForm } from '../../query-form.tsx';
import styles from './filter-panel.module.css';
import { useDraft } from './use-draft.ts';

interface End {
  /** The parameter in the URL, and the field's name. */
  readonly name: string;
  readonly label: string;
}

interface RangeFilterProps {
  readonly title: string;
  /** Two ends, or the one day that is asked for. */
  readonly ends: readonly End[];
  /** What stands in the URL for each end. */
  readonly values: readonly string[];
  readonly kind: 'number' | 'date';
  readonly min?: string;
  readonly problem?: string;
  readonly hint?: ReactNode;
  readonly onChange: (values: readonly string[]) => void;
}

/**
 * The ends of a range. They take effect together, on Enter or when the focus leaves them; days as soon as they are
 * whole and not past, as a calendar gives them.
 */
export const RangeFilter = ({
  title,
  ends,
  values,
  kind,
  min,
  problem,
  hint,
  onChange,
}: RangeFilterProps) => {
  const [draft, setDraft] = useDraft(values);
  const commit = (next: readonly string[]) => {
    if (next.join() !== values.join()) onChange(next);
  };
  const enter = (place: number, value: string) => {
    const next = draft.with(place, value);
    setDraft(next);
    if (min !== undefined && next.every((day) => day === '' || day >= min)) commit(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit(draft);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) commit(draft);
  };
  return (
    <QueryForm
      params={ends.map(({ name }) => name)}
      className={styles.group}
      onSubmit={onSubmit}
      onBlur={onBlur}
      aria-label={ends.length > 1 ? title : undefined}
      noValidate
    >
      {ends.length > 1 && <h3 className={styles.title}>{title}</h3>}
      <div className={styles.range} data-type={kind} data-ends={ends.length}>
        {ends.map(({ name, label }, place) => {
          const field = {
            ...{ name, label, value: draft[place] ?? '' },
            onChange: (value: string) => enter(place, value),
            error: place === ends.length - 1 ? problem : undefined,
          };
          return kind === 'date' ? (
            <DateInput key={name} {...field} min={min} />
          ) : (
            <TextInput key={name} {...field} inputMode="decimal" maxLength={10} />
          );
        })}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <input type="submit" hidden />
      <ApplyWithoutScript />
    </QueryForm>
  );
};
