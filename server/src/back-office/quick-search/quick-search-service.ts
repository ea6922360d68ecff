import type { SearchHit, SearchHitKind } from '@portal/shared/contract';
import { hasPerm } from '@portal/shared/rules';
import { findArticles, findProducts, findQuestions, findReviews } from './find-catalogue.ts';
import { findEnquiries, findRoles, findUsers } from './find-people.ts';
import { findCoupons, findInvoices, findOrders, findRefunds, findVisaApplications } from './find-sales.ts';
import type { Find, Searcher } from './searcher.ts';

interface Kind {
  readonly kind: SearchHitKind;
  readonly perm: string;
  readonly find: Find;
}

/** The kinds of records with the permission of their list, in the order of the results. */
const kinds: readonly Kind[] = [
  { kind: 'order', perm: 'biz:order:query', find: findOrders },
  { kind: 'product', perm: 'biz:product:query', find: findProducts },
  { kind: 'user', perm: 'sys:user:query', find: findUsers },
  { kind: 'refund', perm: 'trade:refund:approve', find: findRefunds },
  { kind: 'invoice', perm: 'trade:invoice:issue', find: findInvoices },
  { kind: 'visa', perm: 'trade:order:fulfil', find: findVisaApplications },
  { kind: 'enquiry', perm: 'biz:enquiry:query', find: findEnquiries },
  { kind: 'review', perm: 'biz:review:query', find: findReviews },
  { kind: 'question', perm: 'biz:question:query', find: findQuestions },
  { kind: 'coupon', perm: 'biz:coupon:query', find: findCoupons },
  { kind: 'article', perm: 'site:article:query', find: findArticles },
  { kind: 'role', perm: 'sys:role:query', find: findRoles },
];

/** Matching records of the kinds that the member may read, within their data scope, by the keywords of each list. */
export const search = async (searcher: Searcher, keywords: string): Promise<SearchHit[]> => {
  const words = keywords.trim();
  if (words === '') return [];
  const allowed = kinds.filter(({ perm }) => hasPerm(searcher.member, [perm]));
  const found = await Promise.all(
    allowed.map(async ({ kind, find }) => {
      const { hits, total, list } = await find(searcher, words);
      return hits.map((hit) => ({ kind, ...hit, all: { path: list, total } }));
    }),
  );
  return found.flat();
};
