import { hostCookie } from './host-cookie.ts';

test.each([
  ['en', undefined, true, '__Host-language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['en', undefined, false, 'language=en; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['', 0, true, '__Host-language=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
])('the value "%s" with the age %s, over TLS: %s, is written as %s', (value, maxAge, isTls, written) =>
  expect(hostCookie('language', value, maxAge, isTls)).toBe(written),
);
