import { FoldedActions } from '../row-actions.tsx';
import { RowBox } from '../selection/row-box.tsx';
import styles from './row-cards.module.css';
import type { NamedRow } from './table-column.ts';
import { contentOf, type RowBoxes } from './table-column.ts';
import type { Columns } from './use-columns.ts';

interface RowCardsProps<R extends NamedRow> {
  readonly label: string;
  readonly rows: readonly R[];
  readonly columns: Columns<R>;
  readonly boxes?: RowBoxes<R>;
}

interface CardProps<R extends NamedRow> extends Pick<RowCardsProps<R>, 'columns' | 'boxes'> {
  readonly row: R;
  readonly place: number;
}

const Card = <R extends NamedRow>({ row, place, columns, boxes }: CardProps<R>) => {
  const [first, ...others] = columns.all.filter(({ shown }) => shown);
  const actions = others.find(({ id }) => id === 'actions');
  const facts = others.filter(({ id }) => id !== 'actions');
  return (
    <li className={styles.card}>
      <RowBox row={row} boxes={boxes} />
      <div className={styles.title}>{first && contentOf(first.column, row, place)}</div>
      {actions && contentOf(actions.column, row, place)}
      <dl className={styles.facts}>
        {facts.map(({ id, column }, index) => (
          <div key={id || index}>
            <dt>{column.title}</dt>
            <dd>{contentOf(column, row, place)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

/** A table where there is no room for one: each row by itself, its first column as title, its actions in a menu. */
export const RowCards = <R extends NamedRow>({ label, rows, ...rest }: RowCardsProps<R>) => (
  <FoldedActions value={true}>
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row, place) => (
        <Card key={row.id} row={row} place={place} {...rest} />
      ))}
    </ul>
  </FoldedActions>
);
