import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { oneOf, Text } from '../base/fields.ts';

/** The kinds of records that quick search finds. */
export const SearchHitKind = oneOf('user', 'order', 'product');
export type SearchHitKind = Static<typeof SearchHitKind>;

/** A record that was found, and the screen that shows it. */
export const SearchHit = Type.Object({
  kind: SearchHitKind,
  title: Text,
  /** Distinguishes it from others with the same title. */
  note: Text,
  /** A path of the back office, with its query. */
  path: Type.String(),
});
export type SearchHit = Static<typeof SearchHit>;

export const quickSearchContract = {
  'GET /api/v1/console/search': entry({
    summary:
      'Users by name or mobile number, orders by number or buyer, products by title: at most 5 of each kind that the caller may read',
    access: {
      anyOf: ['sys:user:query', 'biz:order:query', 'biz:product:query'],
      scope: { department: 'records' },
    },
    query: Type.Object({ keywords: Type.String({ minLength: 1, maxLength: 100 }) }),
    data: Type.Array(SearchHit),
  }),
} as const;
