import type { CalendarChange, CalendarEdit, PriceMove, TotalMove } from '@portal/shared/contract';
import { inFen, type RelativeWay, relativeMove } from '#src/form/fields/relative-move.ts';

/** How a price is to change, as one chooses it; `clear` takes it away. */
export type PriceWay = 'keep' | 'set' | RelativeWay | 'clear';
export type TotalWay = 'keep' | 'set' | 'more' | 'fewer';
type ClosingWay = 'keep' | 'set' | 'clear';
export type EditAction = CalendarEdit['edit']['action'];

interface Moved<W> {
  readonly way: W;
  /** Yuan, percent or pieces. */
  readonly amount: number | null;
}

/** A change as the form's controls hold it. */
export interface EditValues {
  readonly action: EditAction;
  /** The SKUs it is about. */
  readonly skuIds: readonly number[];
  readonly price: Moved<PriceWay>;
  readonly childPrice: Moved<PriceWay>;
  readonly singleSupplement: Moved<PriceWay>;
  readonly total: Moved<TotalWay>;
  readonly closing: { readonly way: ClosingWay; readonly daysBefore: number | null; readonly time: string };
  readonly onlyGaps: boolean;
  readonly copy: { readonly skuId?: number; readonly weeks: number | null };
  /** Why, for a change that needs approval. */
  readonly reason: string;
}

export const blankEdit = (skuIds: readonly number[]): EditValues => ({
  action: 'change',
  skuIds,
  price: { way: 'keep', amount: null },
  childPrice: { way: 'keep', amount: null },
  singleSupplement: { way: 'keep', amount: null },
  total: { way: 'keep', amount: null },
  closing: { way: 'keep', daysBefore: 1, time: '18:00' },
  onlyGaps: false,
  copy: { weeks: 1 },
  reason: '',
});

/** Undefined: unchanged or no amount yet; null: removed. */
const priceMove = ({ way, amount }: Moved<PriceWay>): PriceMove | null | undefined => {
  if (way === 'clear') return null;
  if (way === 'keep' || amount === null) return undefined;
  if (way === 'set') return { way, amount: inFen(amount) };
  return relativeMove(way, amount);
};

const totalMove = ({ way, amount }: Moved<TotalWay>): TotalMove | undefined => {
  if (way === 'keep' || amount === null) return undefined;
  return way === 'set' ? { way, amount } : { way: 'add', amount: way === 'more' ? amount : -amount };
};

const closingOf = ({ way, daysBefore, time }: EditValues['closing']): CalendarChange['closing'] => {
  if (way === 'keep' || (way === 'set' && (daysBefore === null || time === ''))) return undefined;
  return way === 'clear' ? null : { daysBefore: daysBefore ?? 0, time };
};

const changeOf = (values: EditValues): CalendarChange | undefined => {
  const price = priceMove(values.price);
  const moves = {
    ...(price ? { price } : {}),
    childPrice: priceMove(values.childPrice),
    singleSupplement: priceMove(values.singleSupplement),
    total: totalMove(values.total),
    closing: closingOf(values.closing),
  };
  const said = Object.entries(moves).filter(([, move]) => move !== undefined);
  return said.length === 0 ? undefined : { action: 'change', ...Object.fromEntries(said) };
};

const editOf = (values: EditValues, daily: boolean): CalendarEdit['edit'] | undefined => {
  const { action, copy } = values;
  if (action === 'change') return changeOf(values);
  if (action !== 'copy') return { action };
  const weeks = daily ? copy.weeks : 0;
  if (weeks === null || (weeks === 0 && copy.skuId === undefined)) return undefined;
  return { action, weeks, ...(copy.skuId === undefined ? {} : { skuId: copy.skuId }) };
};

/** The request body; undefined without a change, or without days for a product sold by the day. */
export const bodyOf = (
  values: EditValues,
  days: readonly string[],
  daily: boolean,
): CalendarEdit | undefined => {
  const edit = editOf(values, daily);
  if (!edit || values.skuIds.length === 0 || (daily && days.length === 0)) return undefined;
  return {
    skuIds: [...values.skuIds],
    days: [...days],
    ...(values.onlyGaps ? { onlyGaps: true } : {}),
    edit,
  };
};
