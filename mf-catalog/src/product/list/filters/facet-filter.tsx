import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import { QueryButton, QueryForm } from '../../query-form.tsx';
import { productListMessages } from '../product-list-messages.ts';
import styles from './filter-panel.module.css';

/** One value of a filter: what it takes, what people read, and how many products it leads to. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface FacetFilterProps {
  readonly title: string;
  /** What it is called in the address. */
  readonly param: string;
  readonly values: readonly FacetValue[];
  readonly chosen?: FacetValue;
  readonly onChange: (value: string | undefined) => void;
}

const shortLength = 6;

/** The chosen value is always shown, also when it is far down the list, or no longer in it. */
const visible = (values: readonly FacetValue[], chosen: FacetValue | undefined, whole: boolean) => {
  const shown = whole ? values : values.slice(0, shortLength);
  if (!chosen || shown.some(({ value }) => value === chosen.value)) return shown;
  return [...shown, values.find(({ value }) => value === chosen.value) ?? chosen];
};

/** A choice of one value, with counts; choosing it again clears it. */
export const FacetFilter = ({ title, param, values, chosen, onChange }: FacetFilterProps) => {
  const t = useMessages(productListMessages);
  const [whole, setWhole] = useState(false);
  const shown = visible(values, chosen, whole);
  if (shown.length === 0) return null;
  const after = (value: string) => (value === chosen?.value ? undefined : value);
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <QueryForm params={[param]}>
        <ul>
          {shown.map(({ value, label, count }) => (
            <li key={value}>
              <QueryButton
                name={param}
                value={after(value) ?? ''}
                className={styles.choice}
                aria-pressed={value === chosen?.value}
                onChoose={() => onChange(after(value))}
              >
                <span>{label}</span>
                <span className={styles.count}>{count}</span>
              </QueryButton>
            </li>
          ))}
        </ul>
      </QueryForm>
      {values.length > shortLength && (
        <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('filters.fewer') : t('filters.more')}
        </button>
      )}
    </section>
  );
};
