import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { oneOf, Text } from '../base/fields.ts';

/** The kinds of records that quick search finds, in the order of the results. */
export const SearchHitKind = oneOf(
  'order',
  'product',
  'user',
  'refund',
  'invoice',
  'visa',
  'enquiry',
  'review',
  'question',
  'coupon',
  'article',
  'role',
);
export type SearchHitKind = Static<typeof SearchHitKind>;

/** A record that was found, and the screen that shows it. */
export const SearchHit = Type.Object({
  kind: SearchHitKind,
  title: Text,
  /** Distinguishes it from others with the same title. */
  note: Text,
  /** A path of the back office, with its query. */
  path: Type.String(),
  /** The list of its kind with these keywords, and how many records it has; the same for all hits of a kind. */
  all: Type.Object({ path: Type.String(), total: Type.Integer({ minimum: 0 }) }),
});
export type SearchHit = Static<typeof SearchHit>;

export const quickSearchContract = {
  'GET /api/v1/console/search': entry({
    summary:
      'Records of every kind that the caller may read, by the keywords of their lists, at most 5 of each kind with the number of all',
    access: {
      anyOf: [
        'biz:order:query',
        'biz:product:query',
        'sys:user:query',
        'trade:refund:approve',
        'trade:invoice:issue',
        'trade:order:fulfil',
        'biz:enquiry:query',
        'biz:review:query',
        'biz:question:query',
        'biz:coupon:query',
        'site:article:query',
        'sys:role:query',
      ],
      scope: { department: 'records' },
    },
    query: Type.Object({ keywords: Type.String({ minLength: 1, maxLength: 100 }) }),
    data: Type.Array(SearchHit),
  }),
} as const;
