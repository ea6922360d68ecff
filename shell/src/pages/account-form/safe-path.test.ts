import { safePath } from './safe-path.ts';

const origin = 'http://127.0.0.1:8080';

test.each([
  ['', '/index'],
  ['redirect=', '/index'],
  ['redirect=/route/preview?id%3D7%26day%3D2026-12-24', '/route/preview?id=7&day=2026-12-24'],
  ['redirect=/route/preview&id=7', '/route/preview?id=7'],
  ['redirect=/route/preview?id%3D7&id=8', '/route/preview?id=7'],
  ['redirect=/personal/home%23top', '/personal/home#top'],
  ['redirect=//evil.example', '/index'],
  ['redirect=///evil.example', '/index'],
  ['redirect=https://evil.example/', '/index'],
  ['redirect=/\\evil.example', '/index'],
  ['redirect=/%5Cevil.example', '/index'],
  ['redirect=/%09/evil.example', '/index'],
  ['redirect=/%0A/evil.example', '/index'],
  ['redirect=javascript:alert(1)', '/index'],
  ['redirect=evil.example', '/index'],
  ['redirect=/login', '/index'],
  ['redirect=/LOGIN/?redirect%3D/x', '/index'],
  ['redirect=/register', '/index'],
  ['redirect=/Reset-Password/', '/index'],
  ['redirect=/change-password', '/index'],
  ['redirect=/registered', '/registered'],
])('?%s leads to %s', (query, path) => {
  expect(safePath(new URLSearchParams(query), origin)).toBe(path);
});
