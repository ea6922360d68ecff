import type { SearchHit } from '@portal/shared/contract';
import { hasPerm } from '@portal/shared/rules';
import { listUsers, viewerOf } from '#src/identity/users/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { findOrders, findProducts } from './quick-search-repository.ts';

/** Maximum number of results of each kind. */
const maxPerKind = 5;

/** Who searches, and the rows they reach. */
interface Searcher {
  readonly db: Db;
  readonly member: Member;
  readonly scope: DataScope;
}

type Search = (searcher: Searcher, keywords: string) => Promise<SearchHit[]>;

const searchUsers: Search = async ({ db, member }, keywords) => {
  const users = await listUsers(db, await viewerOf(db, member), { keywords }, { limit: maxPerKind });
  return users.map(({ username, nickname, deptName }) => ({
    kind: 'user',
    title: { zh: nickname },
    note: { zh: [username, deptName].filter(Boolean).join(' · ') },
    path: `/system/user?${new URLSearchParams({ keywords: username })}`,
  }));
};

const searchOrders: Search = async ({ db, scope }, keywords) => {
  const orders = await findOrders(db, keywords, scope, maxPerKind);
  return orders.map(({ orderNo, title, buyer }) => ({
    kind: 'order',
    title: { zh: orderNo },
    note: { zh: `${title} · ${buyer}` },
    path: `/business/orders/detail?${new URLSearchParams({ no: orderNo })}`,
  }));
};

const searchProducts: Search = async ({ db, scope }, keywords) => {
  const products = await findProducts(db, keywords, scope, maxPerKind);
  return products.map(({ id, title, destination }) => ({
    kind: 'product',
    title,
    note: { zh: [`#${id}`, destination].filter(Boolean).join(' · ') },
    path: `/business/products/edit?id=${id}`,
  }));
};

/** The kinds of records, with permission and query. */
const kinds = [
  { perm: 'sys:user:query', look: searchUsers },
  { perm: 'biz:order:query', look: searchOrders },
  { perm: 'biz:product:query', look: searchProducts },
] as const;

/** Matching records of the kinds that the member may read, within their data scope. */
export const search: Search = async (searcher, keywords) => {
  const words = keywords.trim();
  if (words === '') return [];
  const allowed = kinds.filter(({ perm }) => hasPerm(searcher.member, [perm]));
  const found = await Promise.all(allowed.map(({ look }) => look(searcher, words)));
  return found.flat();
};
