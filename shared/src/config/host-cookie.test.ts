import { hostCookie } from './host-cookie.ts';

test.each([
  ['en', 'https:', '__Host-language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['en', 'http:', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['', 'https:', '__Host-language=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
])('the value "%s" over %s is written as %s', (value, protocol, written) =>
  expect(hostCookie('language', value, protocol)).toBe(written),
);
