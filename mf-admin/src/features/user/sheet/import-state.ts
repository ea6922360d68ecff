import type { UserImport } from '@portal/shared/contract';

/** The result of an import, as it is displayed. */
export type Outcome = 'all' | 'some' | 'none' | 'empty' | 'failed' | 'cancelled';

type Ended = Pick<UserImport, 'state' | 'rows' | 'written' | 'faultyRows'>;

/** Whether somebody still works on it. */
export const isUnderWay = ({ state }: Pick<UserImport, 'state'>): boolean =>
  state === 'waiting' || state === 'checking' || state === 'writing';

/** What became of an import; it is over. */
export const outcomeOf = ({ state, rows, written, faultyRows }: Ended): Outcome => {
  if (state === 'failed' || state === 'cancelled') return state;
  if (rows === 0) return 'empty';
  if (faultyRows === 0) return 'all';
  return written === 0 ? 'none' : 'some';
};

/** How far it is, of 100: checking is quick, writing takes the time. */
export const percentOf = ({ state, rows, checked, written }: UserImport): number => {
  if (!isUnderWay({ state })) return 100;
  const part = rows === 0 ? 0 : (0.2 * checked + 0.8 * written) / rows;
  return Math.round(100 * Math.min(part, 1));
};
