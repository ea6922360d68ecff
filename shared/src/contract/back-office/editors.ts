import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, Instant, oneOf } from '../base/fields.ts';

/**
 * The records whose forms say who else has them open. `calendar`: prices and stock, by the id of the product. There is one
 * `agency`, one `website` and one set of `settings`, with the id 1.
 */
export const EditedKind = oneOf(
  'product',
  'article',
  'user',
  'role',
  'menu',
  'dept',
  'dict-type',
  'dict-item',
  'coupon',
  'slide',
  'rotation',
  'holiday',
  'home-area',
  'recommendation-type',
  'recommendation-label',
  'agency',
  'website',
  'settings',
  'calendar',
);
export type EditedKind = Static<typeof EditedKind>;

/** The permission to edit each of them. */
export const editPermissions: Readonly<Record<EditedKind, string>> = {
  product: 'biz:product:edit',
  article: 'site:article:edit',
  user: 'sys:user:edit',
  role: 'sys:role:edit',
  menu: 'sys:menu:edit',
  dept: 'sys:dept:edit',
  'dict-type': 'sys:dict:edit',
  'dict-item': 'sys:dict:edit',
  coupon: 'biz:coupon:edit',
  slide: 'site:slide:edit',
  rotation: 'site:rotation:edit',
  holiday: 'site:holiday:edit',
  'home-area': 'site:area:edit',
  'recommendation-type': 'site:area:edit',
  'recommendation-label': 'site:area:edit',
  agency: 'site:profile:edit',
  website: 'site:profile:edit',
  settings: 'sys:setting:edit',
  calendar: 'biz:calendar:edit',
};

/** Somebody else who has a record open, and since when. */
export const OtherEditor = Type.Object({ name: Type.String(), since: Instant });
export type OtherEditor = Static<typeof OtherEditor>;

export const editorsContract = {
  'POST /api/v1/console/editors': entry({
    summary:
      'A heartbeat of an open form: the caller edits the record, for 30 seconds unless it is sent again; with `open` false no longer. Answers who else has it open, at most 5; 404 for a product or user outside of the data scope',
    access: { anyOf: [...new Set(Object.values(editPermissions))], scope: { department: 'records' } },
    body: Type.Object({ kind: EditedKind, recordId: Id, open: Type.Boolean() }),
    data: Type.Object({ others: Type.Array(OtherEditor) }),
  }),
} as const;
