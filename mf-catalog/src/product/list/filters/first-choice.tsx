import { useMessages, useText } from '@portal/shared/i18n';
import { Icon, Picture, Skeleton } from '@portal/shared/ui';
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
  /** In sight at once on a wide screen. */
  readonly early?: boolean;
  readonly onChoose: () => void;
}

const Tile = ({ label, picture, count, chosen, early, onChoose }: TileProps) => (
  <li>
    <button type="button" className={styles.tile} aria-pressed={chosen} onClick={onChoose}>
      <span className={styles.picture}>
        {picture ? (
          <Picture src={picture} alt="" width={1200} height={900} sizes="120px" eager={early} />
        ) : (
          <Icon name="compass" size={28} />
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
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
      <ul className={styles.tiles}>
        <Tile label={t('filters.all')} chosen={chosen === undefined} onChoose={choose(undefined)} />
        {values.map(({ value, label, ...rest }, place) => (
          <Tile
            key={value}
            {...rest}
            label={text(label)}
            early={place < 10}
            chosen={value === chosen}
            onChoose={choose(value)}
          />
        ))}
      </ul>
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
