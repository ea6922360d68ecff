import { sheetFault } from './import-fields.tsx';

test.each([
  ['用户.xlsx', 2048, undefined],
  ['USERS.XLSX', 2048, undefined],
  ['users.xls', 2048, 'notASheet'],
  ['users.csv', 2048, 'notASheet'],
  ['users.xlsx', 0, 'empty'],
  ['users.xlsx', 10 * 1024 * 1024, undefined],
  ['users.xlsx', 10 * 1024 * 1024 + 1, 'tooLarge'],
])('%s of %d bytes: %s', (name, size, fault) => {
  expect(sheetFault({ name, size })).toBe(fault);
});
