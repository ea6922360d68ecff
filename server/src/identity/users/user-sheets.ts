import type { Language, Text } from '@portal/shared/contract';
import { writeSheets } from '#src/platform/spreadsheet/index.ts';
import { type ImportField, importFields, importHeadings, inLanguage } from './import/import-headings.ts';
import type { UserEntry } from './user-repository.ts';

const widths: Readonly<Record<ImportField, number>> = {
  username: 18,
  nickname: 16,
  gender: 8,
  mobile: 16,
  email: 26,
  roles: 24,
};

const notes: Readonly<Record<ImportField, Text>> = {
  username: {
    zh: '必填，字母、数字与 . _ - @，最多 64 个字符，不能与现有用户重复',
    en: 'Required; letters, digits and . _ - @, at most 64 characters; must be unique',
  },
  nickname: { zh: '必填，最多 64 个字符', en: 'Required; at most 64 characters' },
  gender: { zh: '男、女或未知，可以不填', en: 'Male, female or unknown; optional' },
  mobile: {
    zh: '必填，11 位手机号码；境外号码以 + 和国家代码开头',
    en: 'Required; an 11-digit mobile number, or one of another country with + and its calling code',
  },
  email: { zh: '可以不填', en: 'Optional' },
  roles: {
    zh: '必填，角色编码，多个用逗号分开，例如 EDITOR,FINANCE',
    en: 'Required; role codes, separated by commas, for example EDITOR,FINANCE',
  },
};

const titles = {
  users: { zh: '用户', en: 'Users' },
  example: { zh: '示例', en: 'Example' },
  notes: { zh: '说明', en: 'Notes' },
  column: { zh: '列', en: 'Column' },
  how: { zh: '怎么填', en: 'Instructions' },
} as const satisfies Readonly<Record<string, Text>>;

const example = {
  'zh-cn': ['haiyan', '林海燕', '女', '13800138000', 'haiyan@example.com', 'EDITOR,FINANCE'],
  en: ['haiyan', 'Lin Haiyan', 'Female', '13800138000', 'haiyan@example.com', 'EDITOR,FINANCE'],
} as const;

/** The template sheet, with the example on a second page, so that it is never imported. */
export const templateSheet = (language: Language): Promise<Buffer> => {
  const say = (text: Text): string => inLanguage(text, language);
  const columns = importFields.map((field) => ({ header: say(importHeadings[field]), width: widths[field] }));
  return writeSheets([
    { name: say(titles.users), columns, rows: [] },
    { name: say(titles.example), columns, rows: [example[language]] },
    {
      name: say(titles.notes),
      columns: [
        { header: say(titles.column), width: 12 },
        { header: say(titles.how), width: 60 },
      ],
      rows: importFields.map((field) => [say(importHeadings[field]), say(notes[field])]),
    },
  ]);
};

const exportColumns = [
  ['用户名', 18],
  ['用户昵称', 16],
  ['部门', 18],
  ['性别', 8],
  ['手机号码', 16],
  ['邮箱', 26],
  ['创建时间', 14],
] as const;

/** The sheet of exported users, without its rows. */
export const exportSheet = {
  name: '用户',
  columns: exportColumns.map(([header, width]) => ({ header, width })),
};

/** A user as a row of that sheet, with the gender's label. */
export const exportRow = (user: UserEntry, genderLabel: (gender: number) => string): readonly string[] => [
  user.username,
  user.nickname,
  user.deptName ?? '',
  genderLabel(user.gender),
  user.mobile ?? '',
  user.email ?? '',
  user.createTime,
];
