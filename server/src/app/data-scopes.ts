import type { ScopedRows } from '@portal/shared/contract';
import { isCustomerInScope } from '#src/back-office/customers/index.ts';
import { areProductsInScope } from '#src/catalog/products/index.ts';
import { areCasesInScope } from '#src/content/enquiries/index.ts';
import { dataScopeOf } from '#src/identity/access-control/index.ts';
import { areUsersInScope } from '#src/identity/users/index.ts';
import type { DataScope, DataScopes, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { parseIds } from '#src/platform/http/index.ts';
import { isOrderInScope } from '#src/sales/orders/index.ts';
import { areQuestionsInScope } from '#src/sales/questions/index.ts';
import { isRefundInScope } from '#src/sales/refunds/index.ts';
import { areReviewsInScope } from '#src/sales/reviews/index.ts';

/** The parameter that names the row, and whether that row is in a data scope. */
interface RowCheck {
  readonly param: string;
  readonly isIn: (db: Db, value: string, scope: DataScope) => Promise<boolean>;
}

const isNumbers = (value: string): boolean => /^\d{1,15}(,\d{1,15})*$/.test(value);

/** By id: a malformed one is left to the validation. */
const byId = (isIn: (db: Db, ids: readonly number[], scope: DataScope) => Promise<boolean>): RowCheck => ({
  param: 'id',
  isIn: async (db, ids, scope) => !isNumbers(ids) || isIn(db, parseIds(ids), scope),
});

/** By number: a malformed one is left to the validation. */
const byNumber = (
  param: string,
  isIn: (db: Db, number: string, scope: DataScope) => Promise<boolean>,
): RowCheck => ({
  param,
  isIn: async (db, number, scope) => !/^\w{1,64}$/.test(number) || isIn(db, number, scope),
});

/** Activities are checked by their services, which find the user of each; `records` are in no path. */
const checks: Readonly<Record<ScopedRows, RowCheck | undefined>> = {
  users: byId(areUsersInScope),
  activities: undefined,
  records: undefined,
  products: byId(areProductsInScope),
  customers: byId(isCustomerInScope),
  orders: byNumber('orderNo', isOrderInScope),
  refunds: byNumber('refundNo', isRefundInScope),
  questions: byId(areQuestionsInScope),
  reviews: byId(areReviewsInScope),
  enquiries: byId(areCasesInScope),
};

/** The data scopes of members, and the rows of all areas that they contain. */
export const createDataScopes = ({ db }: Pick<Deps, 'db'>): DataScopes => ({
  of: (member) => dataScopeOf(db, member),
  includes: async (rows, params, scope, tx = db) => {
    const check = checks[rows];
    const value = check && params[check.param];
    return value === undefined || check === undefined || check.isIn(tx, value, scope);
  },
});
