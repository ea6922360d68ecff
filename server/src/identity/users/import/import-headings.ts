import type { Language, Text } from '@portal/shared/contract';

/** What the import sheet has, by the words of its headings; either language is read. */
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

/** The heading of the column in which a sheet tells what is wrong; whatever stands in it is not read. */
export const reasonHeading: Required<Text> = { zh: '错误原因', en: 'What is wrong' };

export const inLanguage = ({ zh, en }: Text, language: Language): string =>
  language === 'en' ? (en ?? zh) : zh;

const means = ({ zh, en }: Required<Text>, heading: string): boolean =>
  heading === zh || heading.toLowerCase() === en.toLowerCase();

/** Where the column of a field stands; -1 when the sheet has none. */
export const columnOf = (head: readonly string[], field: ImportField): number =>
  head.findIndex((heading) => means(importHeadings[field], heading));

export const isReasonColumn = (heading: string): boolean => means(reasonHeading, heading);
