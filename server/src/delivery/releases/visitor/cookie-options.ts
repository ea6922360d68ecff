import type { CookieSerializeOptions } from '@fastify/cookie';

/** For all paths, HttpOnly and SameSite. The values need no escaping. */
export const cookieOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  encode: (value) => value,
} as const satisfies CookieSerializeOptions;

/** The cookie with the token for reports. */
export const reportCookie = 'reports';

/** Documents set it, and only calls read it. */
export const reportCookieOptions = { ...cookieOptions, path: '/api/v1' } as const;
