import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** A column of figures; the first one names the row. */
export interface ChartColumn<R> {
  readonly name: string;
  readonly of: (row: R) => ReactNode;
}

interface ChartTableProps<R> {
  readonly label: string;
  readonly rows: readonly R[];
  readonly columns: readonly ChartColumn<R>[];
  readonly onPick?: (row: R) => void;
}

/** Figures as a plain table; names are links where a row can be selected. */
export const ChartTable = <R,>({ label, rows, columns, onPick }: ChartTableProps<R>) => {
  const [first, ...others] = columns;
  return (
    <section className={styles.scroll} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // Rows of figures have no identity but their place.
            <tr key={String(place)}>
              <th scope="row">
                {onPick ? (
                  <button type="button" onClick={() => onPick(row)}>
                    {first?.of(row)}
                  </button>
                ) : (
                  first?.of(row)
                )}
              </th>
              {others.map(({ name, of }) => (
                <td key={name}>{of(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
