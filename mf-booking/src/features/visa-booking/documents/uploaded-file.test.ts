import { fileSize } from './uploaded-file.tsx';

test.each([
  [1, '1 KB'],
  [820 * 1024, '820 KB'],
  [1000 * 1024, '1.0 MB'],
  [3.44 * 1024 * 1024, '3.4 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
