import type { CalendarChange, CalendarCopy, CalendarEdit } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import {
  type CalendarKey,
  type CalendarRow,
  type CalendarValues,
  type RowAt,
  sameValues,
  takenOf,
} from './calendar-row.ts';
import { changedOptionalPrice, changedPrice, changedTotal, closingAt } from './price-changes.ts';

/** The change of a day; without `before` the day is inserted, without `after` it is deleted. */
export interface PlannedChange extends CalendarKey {
  readonly before: CalendarRow | undefined;
  readonly after: CalendarValues | undefined;
}

/** A day that cannot be changed as asked: more is held or sold, or a price is out of bounds. */
export interface Refusal extends CalendarKey {
  readonly why: 'taken' | 'price';
  readonly taken: number;
}

export interface Plan {
  readonly changes: readonly PlannedChange[];
  readonly refused: readonly Refusal[];
  readonly kept: number;
}

/** Maximum price in fen. */
const maxFen = 1_000_000_000;

/** Whether an amount (fen) can be a price, or there is none. */
export const isPrice = (fen: number | null): boolean => fen === null || (fen >= 1 && fen <= maxFen);

/** Why a day cannot be changed; undefined when it can. */
const refusalOf = ({ skuId, day, before, after }: PlannedChange): Refusal | undefined => {
  const taken = takenOf(before);
  if ((after?.total ?? 0) < taken) return { skuId, day, why: 'taken', taken };
  if (!after) return undefined;
  const { price, childPrice, singleSupplement } = after;
  const good = isPrice(price) && isPrice(childPrice) && (singleSupplement === 0 || isPrice(singleSupplement));
  return good && after.total >= 0 ? undefined : { skuId, day, why: 'price', taken };
};

/** A day without a row is skipped unless the edit sets a price and a total. */
const changed = (before: CalendarRow | undefined, day: string, edit: CalendarChange) => {
  const price = changedPrice(before?.price, edit.price);
  const total = changedTotal(before?.total, edit.total);
  if (price === undefined || total === undefined) return before;
  return {
    price,
    total,
    childPrice: changedOptionalPrice(before?.childPrice ?? null, edit.childPrice),
    singleSupplement: changedOptionalPrice(before?.singleSupplement ?? null, edit.singleSupplement),
    closesAt:
      edit.closing === undefined ? (before?.closesAt ?? null) : edit.closing && closingAt(day, edit.closing),
  };
};

const weekMs = 7 * 86_400_000;

/** The row that a day is copied from. */
export const sourceOf = ({ skuId, day }: CalendarKey, copy: CalendarCopy): CalendarKey => ({
  skuId: copy.skuId ?? skuId,
  day: addDays(day, -7 * copy.weeks),
});

/** A copy of its source; without a source row, the day stays unchanged. */
const copied = (before: CalendarRow | undefined, source: CalendarRow | undefined, weeks: number) => {
  if (!source) return before;
  const closesAt = source.closesAt && new Date(source.closesAt.getTime() + weeks * weekMs);
  return { ...source, closesAt };
};

const wantedOf = (
  key: CalendarKey,
  before: CalendarRow | undefined,
  edit: CalendarEdit['edit'],
  rowAt: RowAt,
): CalendarValues | undefined => {
  if (edit.action === 'change') return changed(before, key.day, edit);
  if (edit.action === 'copy') return copied(before, rowAt(sourceOf(key, edit)), edit.weeks);
  return edit.action === 'close' ? before && { ...before, total: takenOf(before) } : undefined;
};

/** Sorts the wanted states into changes, refusals and a count of unchanged days. */
export const planOf = (wanted: readonly PlannedChange[]): Plan => {
  const moving = wanted.filter(({ before, after }) => !sameValues(before, after));
  return {
    changes: moving.filter((change) => refusalOf(change) === undefined),
    refused: moving.flatMap((change) => refusalOf(change) ?? []),
    kept: wanted.length - moving.length,
  };
};

/** Plans an edit of the days. */
export const planEdit = (
  keys: readonly CalendarKey[],
  { edit, onlyGaps = false }: Pick<CalendarEdit, 'edit' | 'onlyGaps'>,
  rowAt: RowAt,
): Plan =>
  planOf(
    keys.map(({ skuId, day }) => {
      const before = rowAt({ skuId, day });
      const after = onlyGaps && before ? before : wantedOf({ skuId, day }, before, edit, rowAt);
      return { skuId, day, before, after };
    }),
  );
