import { useMessages, useText } from '@portal/shared/i18n';
import { Skeleton } from '@portal/shared/ui';
import type { FilterProps } from './filter-props.ts';
import styles from './first-choice.module.css';
import { productListMessages } from './product-list-messages.ts';

interface FirstChoiceProps extends FilterProps {
  readonly name: 'category' | 'destination';
}

/** What one chooses first, as tiles above the list: a department of the shop, a country. */
export const FirstChoice = ({ name, list, facets, filters, change }: FirstChoiceProps) => {
  const t = useMessages(productListMessages);
  const title = useMessages(list.words)(`filters.${name}.title`);
  const text = useText();
  if (facets === undefined)
    return (
      <div className={styles.place} data-name={name}>
        <Skeleton height="100%" radius="var(--radius)" />
      </div>
    );
  const values = facets?.[name] ?? [];
  if (values.length === 0) return null;
  const tile = (value: string | undefined, label: string, count?: number) => (
    <li key={value ?? ''}>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={filters[name] === value}
        onClick={() => change({ [name]: value })}
      >
        <span className={styles.mark} aria-hidden="true">
          {Array.from(label)[0]}
        </span>
        <span className={styles.label}>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </button>
    </li>
  );
  return (
    <section aria-label={title} className={styles.choice} data-name={name}>
      <ul className={styles.tiles}>
        {tile(undefined, t('filters.all'))}
        {values.map(({ value, label, count }) => tile(value, text(label), count))}
      </ul>
    </section>
  );
};
