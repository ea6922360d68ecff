import type { CallData, CallInput, ProductChoices, ProductKind } from '@portal/shared/contract';
import { requestTime } from '#src/catalog/products/index.ts';
import { listSchedules, unscheduled } from '#src/catalog/schedules/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { countListed, listLabels, listNames, listProducts } from './product-list-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Page = 'GET /api/v1/products/page';

/** A page of products in any state. */
export const pageProducts = async (
  deps: Needs,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<Page>['query'],
  scope: DataScope,
): Promise<CallData<Page>> => {
  const { db } = deps;
  const { today } = requestTime(deps);
  const page = { today, scope, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const [rows, total] = await Promise.all([listProducts(db, filters, page), countListed(db, filters, scope)]);
  const ids = rows.map(({ id }) => id);
  const scheduled = await listSchedules(db, 'product', ids);
  return { list: rows.map((row) => ({ ...row, schedule: scheduled.get(row.id) ?? unscheduled })), total };
};

/** The names and labels to choose from for products of a kind. */
export const getChoices = async ({ db }: Pick<Deps, 'db'>, kind: ProductKind): Promise<ProductChoices> => ({
  ...(await listNames(db, kind)),
  labels: await listLabels(db),
});
