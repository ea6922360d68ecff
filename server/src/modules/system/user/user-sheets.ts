import { writeSheets } from '../sheet/write-sheet.ts';
import type { UserEntry } from './user-repository.ts';

/** What the import sheet has, by the words of its heading. */
export const importHeadings = {
  username: '用户名',
  nickname: '昵称',
  gender: '性别',
  mobile: '手机号码',
  email: '邮箱',
  roles: '角色',
} as const;

const widths = [18, 16, 8, 16, 26, 24];
const importColumns = Object.values(importHeadings).map((header, index) => ({
  header,
  width: widths[index] ?? 16,
}));

const notes: readonly (readonly [heading: string, note: string])[] = [
  ['用户名', '必填，字母、数字与 . _ - @，不能与现有用户重复'],
  ['昵称', '必填'],
  ['性别', '男、女或未知，可以不填'],
  ['手机号码', '必填，11 位手机号码'],
  ['邮箱', '可以不填'],
  ['角色', '必填，角色编码，多个用逗号分开，例如 EDITOR,FINANCE'],
];

/** The sheet to fill in, with the example on a page of its own, so that it is never imported. */
export const templateSheet = (): Promise<Buffer> =>
  writeSheets([
    { name: '用户', columns: importColumns, rows: [] },
    {
      name: '示例',
      columns: importColumns,
      rows: [['haiyan', '林海燕', '女', '13800138000', 'haiyan@example.com', 'EDITOR,FINANCE']],
    },
    {
      name: '说明',
      columns: [
        { header: '列', width: 12 },
        { header: '怎么填', width: 60 },
      ],
      rows: notes,
    },
  ]);

const exportColumns = [
  ['用户名', 18],
  ['用户昵称', 16],
  ['部门', 18],
  ['性别', 8],
  ['手机号码', 16],
  ['邮箱', 26],
  ['创建时间', 14],
] as const;

/** Users as a sheet; genders in the words given. */
export const usersSheet = (users: readonly UserEntry[], genderLabel: (gender: number) => string) =>
  writeSheets([
    {
      name: '用户',
      columns: exportColumns.map(([header, width]) => ({ header, width })),
      rows: users.map((user) => [
        user.username,
        user.nickname,
        user.deptName ?? '',
        genderLabel(user.gender),
        user.mobile ?? '',
        user.email ?? '',
        user.createTime,
      ]),
    },
  ]);
