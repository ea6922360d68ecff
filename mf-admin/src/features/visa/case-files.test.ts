import type { VisaCaseDetail } from '@portal/shared/contract';
import { missingOf } from './case-files.tsx';

const item = (zh: string, required = true) => ({
  title: { zh },
  body: { zh: '' },
  required,
  original: false,
});
const file = (applicant: number, code: string, state: VisaCaseDetail['files'][number]['state']) => ({
  ...{ applicant, code, state, note: '' },
  file: { id: 1, name: 'a.png', type: 'image/png' as const, bytes: 1, scanned: true, createdAt: '' },
});
const people = {
  applicants: [
    { name: '林惠兰', applicant: 'employed' as const },
    { name: '林小海', applicant: 'child' as const },
  ],
  documents: [
    { applicant: 'employed' as const, items: [item('护照'), item('在职证明'), item('房产证', false)] },
    { applicant: 'child' as const, items: [item('护照')] },
  ],
};

test.each([
  ['no file at all', [], 0, ['护照', '在职证明']],
  ['a file that waits', [file(0, '护照', 'PENDING')], 0, ['在职证明']],
  ['a file that was refused', [file(0, '护照', 'REJECTED')], 0, ['护照', '在职证明']],
  ['the file of another applicant', [file(0, '护照', 'ACCEPTED')], 1, ['护照']],
  ['no applicants', [], 2, []],
] as const)('%s', (_name, files, applicant, missing) => {
  expect(missingOf({ ...people, files: [...files] }, applicant).map(({ zh }) => zh)).toEqual(missing);
});
