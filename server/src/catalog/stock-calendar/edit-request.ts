import type { CalendarEdit, CalendarSku } from '@portal/shared/contract';
import { UNDATED } from '#src/catalog/products/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import type { CalendarKey } from './calendar-row.ts';
import { sourceOf } from './plan-edit.ts';

/** The properties of a product that calendar edits need. */
export interface EditedProduct {
  readonly kind: string;
  readonly daily: boolean;
  readonly skus: readonly CalendarSku[];
}

const requireSkus = ({ skus }: EditedProduct, { skuIds, edit }: CalendarEdit): void => {
  const known = new Set(skus.map(({ id }) => id));
  if (!skuIds.every((id) => known.has(id)))
    throw invalidField('skuIds', '规格不属于该产品', 'This option does not exist');
  if (edit.action === 'copy' && edit.skuId !== undefined && !known.has(edit.skuId))
    throw invalidField('edit/skuId', '规格不属于该产品', 'This option does not exist');
};

const requireDays = ({ daily }: EditedProduct, { days, edit }: CalendarEdit, today: string): void => {
  if (daily && days.length === 0) throw invalidField('days', '请选择日期', 'Choose days');
  if (!daily && days.length > 0)
    throw invalidField('days', '该产品不按日期销售', 'This product is not sold by the day');
  if (days.some((day) => day < today))
    throw invalidField('days', '过去的日期不能修改', 'Days that have passed cannot be changed');
  if (!daily && edit.action === 'copy' && edit.weeks !== 0)
    throw invalidField('edit/weeks', '该产品不按日期销售', 'This product is not sold by the day');
};

const requireFields = ({ kind, daily }: EditedProduct, { edit }: CalendarEdit): void => {
  if (edit.action !== 'change') return;
  for (const field of ['childPrice', 'singleSupplement'] as const)
    if (kind !== 'tour' && edit[field] !== undefined)
      throw invalidField(`edit/${field}`, '只有线路有此价格', 'Only tours have this price');
  if (!daily && edit.closing !== undefined)
    throw invalidField('edit/closing', '该产品不按日期销售', 'This product is not sold by the day');
};

/** Throws for the field of an edit that the product does not allow. `today` in Asia/Shanghai. */
export const requireEditable = (product: EditedProduct, edit: CalendarEdit, today: string): void => {
  requireSkus(product, edit);
  requireDays(product, edit, today);
  requireFields(product, edit);
};

/** The rows of an edit, in lock order. */
export const keysOf = ({ skuIds, days }: CalendarEdit): CalendarKey[] => {
  const all = days.length > 0 ? days.toSorted() : [UNDATED];
  return skuIds.toSorted((a, b) => a - b).flatMap((skuId) => all.map((day) => ({ skuId, day })));
};

/** The rows that an edit copies from; empty for other edits. */
export const sourcesOf = (keys: readonly CalendarKey[], { edit }: CalendarEdit): CalendarKey[] =>
  edit.action === 'copy' ? keys.map((key) => sourceOf(key, edit)) : [];
