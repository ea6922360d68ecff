import { contract, type Entry } from '@portal/shared/contract';
import { bodyOf, isFileResponse } from './wire-formats.ts';

const entries = Object.entries(contract) as readonly [string, Entry][];

test.each(entries.map(([key, { kind = 'json' }]) => [key, kind]))('%s travels as %s', (key, kind) => {
  expect(isFileResponse(key)).toBe(kind === 'binary');
  expect(bodyOf(key, { name: 'x' }) instanceof FormData).toBe(kind === 'multipart');
});

test('every field of a multipart body is one part', () => {
  const file = new File(['a'], 'users.xlsx');
  const form = bodyOf('POST /api/v1/users/_import', { file, deptId: 3 }) as FormData;
  expect(form.get('deptId')).toBe('3');
  expect(form.get('file')).toBeInstanceOf(File);
});
