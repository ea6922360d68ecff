import type { BulkParams, PriceMove } from '@portal/shared/contract';
import { daysBetween, errorCodes } from '@portal/shared/rules';
import { productRows } from '#src/catalog/product-editor/index.ts';
import { requestTime } from '#src/catalog/products/index.ts';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { conflict, invalidField, requireDayOrder } from '#src/platform/errors/index.ts';
import { readSettings } from '#src/platform/settings/index.ts';
import type { EditedDays } from '../apply-plan.ts';
import { findChoice, lockCalendar } from '../calendar-repository.ts';
import { changeDays, maxDays } from '../calendar-service.ts';
import { revertEdit } from '../last-edit.ts';
import { getProduct } from '../plan-on.ts';
import { declinePrices } from '../price-proposal.ts';
import { noPrices, previewOfMove } from './price-preview.ts';
import { listDaysWithPrices, listPriceRanges, type Period } from './price-ranges.ts';

const requireMove = ({ priceMove }: BulkParams): PriceMove => {
  if (!priceMove || priceMove.amount === 0)
    throw invalidField('priceMove', '请填写调价幅度', 'Enter by how much prices change');
  const { way, amount } = priceMove;
  if (way === 'percent' && (amount < -90 || amount > 500))
    throw invalidField('priceMove', '调价幅度须在 -90% 到 500% 之间', 'Enter a change from −90% to 500%');
  return priceMove;
};

/** The period of a job. A day that has passed since it was prepared is left out. */
const periodOf = ({ now }: Pick<BulkContext, 'now'>, { from = '', to = '' }: BulkParams): Period => {
  const { today } = requestTime({ now });
  return { from: from < today ? today : from, to };
};

const requirePeriod = ({ now }: Pick<BulkContext, 'now'>, { from, to }: BulkParams): void => {
  if (!from) throw invalidField('from', '请选择开始日期', 'Choose the first day');
  if (from < requestTime({ now }).today)
    throw invalidField('from', '过去的日期不能修改', 'Days that have passed cannot be changed');
  if (!to) throw invalidField('to', '请选择结束日期', 'Choose the last day');
  requireDayOrder(from, to);
  if (daysBetween(from, to) >= maxDays)
    throw invalidField('to', `最多 ${maxDays} 天`, `At most ${maxDays} days at once`);
};

/** What undoes the change of a product: its rows before and after, or that it was proposed. */
type PriceUndo = { readonly edited: EditedDays } | { readonly proposed: true };

const movePrices = async (context: BulkContext, id: number, params: BulkParams): Promise<PriceUndo> => {
  const { db, member } = context;
  const move = requireMove(params);
  await lockCalendar(db, id);
  const product = await getProduct(db, id);
  const days = product.daily ? await listDaysWithPrices(db, id, periodOf(context, params)) : [];
  if (product.daily && days.length === 0) throw conflict(errorCodes.wrongState, noPrices.zh, noPrices.en);
  const prices = product.kind === 'tour' ? { price: move, childPrice: move } : { price: move };
  const edited = await changeDays(context, db, member, product, {
    ...{ skuIds: product.skus.map((sku) => sku.id), days, reason: params.reason },
    edit: { action: 'change', ...prices },
  });
  return edited ? { edited } : { proposed: true };
};

/** Bulk jobs that move the prices of products by a formula, for a period of the calendar (decisions 73 and 75). */
export const priceBulkKinds: readonly BulkKindDefinition[] = [
  {
    ...{ ...productRows, kind: 'product-price', permission: 'biz:calendar:edit' },
    checkParams: async (context, params) => {
      requireMove(params);
      requirePeriod(context, params);
    },
    preview: async (context, keys, params) => {
      const { db, env, scope } = context;
      const { priceChangePercent } = await readSettings(db, env);
      const found = await listPriceRanges(db, keys.map(Number), periodOf(context, params), scope);
      return found.map((one) => previewOfMove(one, requireMove(params), params, priceChangePercent));
    },
    run: (context, { key, params }) => movePrices(context, Number(key), params),
    noteOf: (undo) =>
      'proposed' in undo ? { zh: '等待调价审批', en: 'Awaiting approval of prices' } : undefined,
    version: async (tx, key) => {
      await lockCalendar(tx, Number(key));
      return (await findChoice(tx, Number(key))) && key;
    },
    undo: (context, { key }, undo) => {
      const stored = undo as PriceUndo;
      return 'proposed' in stored
        ? declinePrices(context, context.member, Number(key), undefined)
        : revertEdit(context.db, context.member, Number(key), stored.edited);
    },
  },
];
