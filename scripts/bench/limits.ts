/** A measured figure with its limit. */
export interface Row {
  readonly figure: string;
  readonly value: number;
  readonly limit: number;
  /** The limit is a minimum. */
  readonly atLeast?: true;
}

const isKept = ({ value, limit, atLeast }: Row): boolean => (atLeast ? value >= limit : value <= limit);

/** Prints each figure with its limit. A missed limit fails the command. */
export const printRows = (rows: readonly Row[]): void => {
  for (const row of rows)
    console.log(
      `${isKept(row) ? 'kept  ' : 'MISSED'} ${row.figure}: ${row.value} (${row.atLeast ? 'at least' : 'at most'} ${row.limit})`,
    );
  if (!rows.every(isKept)) process.exitCode = 1;
};
