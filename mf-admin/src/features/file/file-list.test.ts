import { fileSize } from './file-list.tsx';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [12_345, '12 KB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
