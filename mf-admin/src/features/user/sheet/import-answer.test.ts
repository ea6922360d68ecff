import { readImportAnswer, sheetFault } from './import-answer.ts';

test.each([
  ['成功 3 条，失败 0 条', { summary: '成功 3 条，失败 0 条', succeeded: 3, failed: 0, reasons: [] }],
  [
    '成功 1 条，失败 2 条<br/>第 3 行：用户名不能为空<br/>第 5 行：手机号码不正确（12）；角色不能为空',
    {
      summary: '成功 1 条，失败 2 条',
      succeeded: 1,
      failed: 2,
      reasons: ['第 3 行：用户名不能为空', '第 5 行：手机号码不正确（12）；角色不能为空'],
    },
  ],
  [
    '1 succeeded, 1 failed<BR>Row 3: the username is malformed (&lt;b&gt;&amp;lt;&quot;&#39;)',
    {
      summary: '1 succeeded, 1 failed',
      succeeded: 1,
      failed: 1,
      reasons: [`Row 3: the username is malformed (<b>&lt;"')`],
    },
  ],
  ['', { summary: '', succeeded: undefined, failed: undefined, reasons: [] }],
])('%s', (answer, expected) => {
  expect(readImportAnswer(answer)).toEqual(expected);
});

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
