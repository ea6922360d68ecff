import { fileError } from './file-check.ts';

const limit = 10 * 1024 * 1024;

test.each([
  ['a.jpg', 1, undefined],
  ['A.JPEG', limit, undefined],
  ['扫描件.pdf', limit, undefined],
  ['a.png', limit + 1, 'size'],
  ['a.png', 0, 'empty'],
  ['a.heic', 1, 'type'],
  ['pdf', 1, 'type'],
  ['a.pdf.exe', 1, 'type'],
])('%s of %i bytes: %s', (name, size, fault) => {
  expect(fileError({ name, size })).toBe(fault);
});
