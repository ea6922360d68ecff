import { validateFile } from './validate-file.ts';

const most = 10 * 1024 * 1024;

test.each([
  ['a picture', { name: 'a.jpg', type: 'image/jpeg', size: 1 }, undefined],
  ['another picture', { name: 'a.png', type: 'image/png', size: 1 }, undefined],
  ['a PDF of exactly 10 MB', { name: 'a.pdf', type: 'application/pdf', size: most }, undefined],
  ['a PDF of one byte more', { name: 'a.pdf', type: 'application/pdf', size: most + 1 }, 'size'],
  ['a picture known by its name only', { name: 'A.JPEG', type: '', size: 1 }, undefined],
  ['a text', { name: 'a.txt', type: 'text/plain', size: 1 }, 'type'],
  ['something without type and ending', { name: 'a', type: '', size: 1 }, 'type'],
  ['an empty file', { name: 'a.pdf', type: 'application/pdf', size: 0 }, 'type'],
])('%s', (_, file, fault) => {
  expect(validateFile(file)).toBe(fault);
});
