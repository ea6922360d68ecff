import type { CookieSerializeOptions } from '@fastify/cookie';

/** For all paths, HttpOnly and SameSite. The values need no escaping. */
export const cookieOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  encode: (value) => value,
} as const satisfies CookieSerializeOptions;
