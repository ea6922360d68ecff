import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams } from '../base/fields.ts';

/** The screen of a list: its path with dots, as `business.orders`. */
const Screen = Type.String({ pattern: '^[a-z][a-z.-]{0,47}$' });

/** The filters of a list, by their names in its address. */
export const ViewFilters = Type.Array(
  Type.Object({
    name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,31}$' }),
    value: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  { minItems: 1, maxItems: 20 },
);
export type ViewFilters = Static<typeof ViewFilters>;

const ViewRole = Type.Object({ code: Type.String(), name: Type.String() });

/** Filters of a list that are shared with the holders of a role; `isOwn`: the caller shared them. */
export const SharedView = Type.Object({
  id: Id,
  name: Type.String(),
  filters: ViewFilters,
  role: ViewRole,
  /** Display name of the user who shared it. */
  author: Type.String(),
  isOwn: Type.Boolean(),
});
export type SharedView = Static<typeof SharedView>;

/** Staff who see a list of the back office. */
const staff = {
  anyOf: [
    'biz:order:query',
    'biz:product:query',
    'biz:coupon:query',
    'biz:enquiry:query',
    'biz:review:query',
    'biz:question:query',
    'trade:refund:approve',
    'trade:invoice:issue',
    'trade:order:fulfil',
    'site:article:query',
    'site:holiday:query',
    'sys:user:query',
    'sys:role:query',
    'sys:dept:query',
    'sys:menu:query',
    'sys:dict_type:query',
    'sys:dict:query',
    'watch:login:query',
    'watch:operation:query',
    'watch:file:query',
    'watch:session:query',
  ],
  scope: 'none',
} as const;

export const sharedViewContract = {
  'GET /api/v1/shared-views': entry({
    summary:
      'The filters of a screen that are shared with a role of the caller (all roles for ROOT), and the roles to share with',
    access: staff,
    query: Type.Object({ screen: Screen }),
    data: Type.Object({ views: Type.Array(SharedView), roles: Type.Array(ViewRole) }),
  }),
  'POST /api/v1/shared-views': entry({
    summary:
      'Shares filters of a screen with a role of the caller (any role for ROOT); at most 20 for each screen and role, with different names',
    access: staff,
    body: Type.Object({
      screen: Screen,
      name: Type.String({ minLength: 1, maxLength: 30 }),
      filters: ViewFilters,
      role: Type.String({ minLength: 1, maxLength: 64 }),
    }),
  }),
  'DELETE /api/v1/shared-views/:id': entry({
    summary:
      'Ends the sharing of filters: one’s own, or with the permission to edit roles those of the caller’s roles; 404 otherwise',
    access: staff,
    params: IdParams,
  }),
} as const;
