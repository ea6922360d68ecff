import type { CookieSerializeOptions } from '@fastify/cookie';

/** For the whole portal, out of reach of scripts and of other sites' requests. The values need no escaping. */
export const cookieOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  encode: (value) => value,
} as const satisfies CookieSerializeOptions;
