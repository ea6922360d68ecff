import { isSiteLink } from './site-link.ts';

test.each([
  ['/', true],
  ['/route/detail?id=1', true],
  ['/local?keywords=红树林', true],
  ['https://example.org/a?b=c#d', true],
  ['HTTPS://EXAMPLE.ORG', true],
  ['', false],
  ['route', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a b', false],
  ['/\t/evil.example', false],
  ['http://example.org', false],
  ['https://', false],
  ['https://user@evil.example', false],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['data:text/html,x', false],
  ['mailto:a@b.c', false],
])('%j may stand as a link: %s', (text, may) => {
  expect(isSiteLink(text)).toBe(may);
});
