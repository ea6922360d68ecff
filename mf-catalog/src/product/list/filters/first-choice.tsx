import { useMessages, useText } from '@portal/shared/i18n';
import { Icon, Picture, Skeleton } from '@portal/shared/ui';
import { QueryButton, QueryForm } from '../../query-form.tsx';
import { productListMessages } from '../product-list-messages.ts';
import type { FilterProps } from './filter-props.ts';
import styles from './first-choice.module.css';
import { DayFilter, StayFilter } from './range-filters.tsx';

interface TileProps {
  readonly label: string;
  /** Of one of the products behind it; none for all of them. */
  readonly picture?: string;
  readonly count?: number;
  readonly chosen: boolean;
  /** The filter, and what it takes; empty for all of them. */
  readonly name: string;
  readonly value: string;
  readonly onChoose: () => void;
}

const Tile = ({ label, picture, count, chosen, ...choice }: TileProps) => (
  <li>
    <QueryButton {...choice} className={styles.tile} aria-pressed={chosen}>
      <span className={styles.picture}>
        {picture ? (
          <Picture src={picture} alt="" width={1200} height={900} sizes="120px" />
        ) : (
          <Icon name="compass" size={28} />
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </QueryButton>
  </li>
);

interface TilesProps extends FilterProps {
  readonly name: 'category' | 'destination';
}

const Tiles = ({ name, list, facets, filters, change }: TilesProps) => {
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
  const chosen = filters[name];
  const choose = (value: string | undefined) => () => change({ [name]: value });
  return (
    <section aria-label={title} className={styles.choice} data-name={name}>
      <QueryForm params={[name]}>
        <ul className={styles.tiles}>
          <Tile
            name={name}
            value=""
            label={t('filters.all')}
            chosen={chosen === undefined}
            onChoose={choose(undefined)}
          />
          {values.map(({ value, label, ...rest }) => (
            <Tile
              key={value}
              {...rest}
              name={name}
              value={value}
              label={text(label)}
              chosen={value === chosen}
              onChoose={choose(value)}
            />
          ))}
        </ul>
      </QueryForm>
    </section>
  );
};

/** What one chooses first, above the list: a department of the shop, a country, the days of a stay. */
export const FirstChoice = (props: FilterProps) => {
  const { first } = props.list;
  if (first === undefined) return null;
  if (first === 'category' || first === 'destination') return <Tiles {...props} name={first} />;
  return (
    <div className={styles.days}>
      {first === 'stay' ? <StayFilter {...props} /> : <DayFilter {...props} />}
    </div>
  );
};
