import type { Language, Text } from '@portal/shared/contract';

/** The columns of the import sheet, by their headings in either language. */
export const importHeadings = {
  username: { zh: '用户名', en: 'Username' },
  nickname: { zh: '昵称', en: 'Nickname' },
  gender: { zh: '性别', en: 'Gender' },
  mobile: { zh: '手机号码', en: 'Mobile' },
  email: { zh: '邮箱', en: 'Email' },
  roles: { zh: '角色', en: 'Roles' },
} as const satisfies Readonly<Record<string, Required<Text>>>;

export type ImportField = keyof typeof importHeadings;

/** The fields of a row, in the order of the template. */
export const importFields = Object.keys(importHeadings) as ImportField[];

/** The heading of the column with a row's errors; its cells are ignored on import. */
export const reasonHeading: Required<Text> = { zh: '错误原因', en: 'Error' };

export const inLanguage = ({ zh, en }: Text, language: Language): string =>
  language === 'en' ? (en ?? zh) : zh;

const means = ({ zh, en }: Required<Text>, heading: string): boolean =>
  heading === zh || heading.toLowerCase() === en.toLowerCase();

/** The index of a field's column; -1 when the sheet lacks it. */
export const columnOf = (head: readonly string[], field: ImportField): number =>
  head.findIndex((heading) => means(importHeadings[field], heading));

export const isReasonColumn = (heading: string): boolean => means(reasonHeading, heading);
