import type { CallKey } from './index.ts';

/**
 * The calls of the specification (section 7). Its clients may send query parameters that it does not show, so those are
 * ignored; for other calls they are refused.
 */
export const specifiedCalls: ReadonlySet<CallKey> = new Set<CallKey>([
  'GET /api/v1/auth/captcha',
  'POST /api/v1/auth/login',
  'DELETE /api/v1/auth/logout',
  'GET /api/v1/users/me',
  'GET /api/v1/users/page',
  'GET /api/v1/users/:id/form',
  'POST /api/v1/users',
  'PUT /api/v1/users/:id',
  'PATCH /api/v1/users/:id/status',
  'PATCH /api/v1/users/:id/password',
  'DELETE /api/v1/users/:id',
  'GET /api/v1/users/template',
  'GET /api/v1/users/_export',
  'POST /api/v1/users/_import',
  'GET /api/v1/menus',
  'GET /api/v1/menus/options',
  'GET /api/v1/menus/:id/form',
  'POST /api/v1/menus',
  'PUT /api/v1/menus/:id',
  'DELETE /api/v1/menus/:id',
  'GET /api/v1/menus/routes',
  'GET /api/travelInfo/getByOrgCode',
  'POST /api/slideShow/getSlideOnlineShowList_zj',
  'POST /api/recommendRoute/page',
  'POST /api/route/sale/page',
  'GET /api/homeArea/web/getHomeArea',
  'GET /api/recommendationType/:id',
  'GET /api/sysRotation/byOrgCode/:code',
  'GET /api/recommendationLabel/:a&:b',
  'POST /api/websiteManager/:orgCode',
]);
