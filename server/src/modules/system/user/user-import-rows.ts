import type { Text } from '@portal/shared/contract';
import type { Cell } from '../sheet/read-sheet.ts';
import { genderOf } from './gender.ts';
import { importHeadings } from './user-sheets.ts';

type Field = keyof typeof importHeadings;

/** A row of the sheet as typed, by field, with the number that a spreadsheet shows for it. */
export type ImportRow = Readonly<Record<Field, string>> & { readonly line: number };

/** What the rows are held against. */
export interface Known {
  /** Usernames that users have, in lower case. */
  readonly taken: ReadonlySet<string>;
  readonly roleCodes: ReadonlySet<string>;
}

const fields = Object.keys(importHeadings) as Field[];

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();

/** The headings that the sheet lacks. */
export const missingHeadings = ([head = []]: readonly (readonly Cell[])[]): string[] =>
  Object.values(importHeadings).filter((heading) => !head.map(textOf).includes(heading));

/** The rows below the headings, in whatever order the columns stand; empty rows are passed over. */
export const rowsOf = ([head = [], ...rows]: readonly (readonly Cell[])[]): ImportRow[] => {
  const headings = head.map(textOf);
  const columns = fields.map((field) => [field, headings.indexOf(importHeadings[field])] as const);
  return rows
    .map((row, index) => ({
      ...(Object.fromEntries(columns.map(([field, at]) => [field, textOf(row[at])])) as Record<
        Field,
        string
      >),
      line: index + 2,
    }))
    .filter((row) => fields.some((field) => row[field] !== ''));
};

/** Role codes of a cell: commas of either script, and semicolons. */
export const roleCodesOf = ({ roles }: ImportRow): string[] =>
  [...new Set(roles.split(/[,，;；、]/).map((code) => code.trim()))].filter((code) => code !== '');

const text = (zh: string, en: string): Text => ({ zh, en });

const usernameFault = ({ username }: ImportRow, { taken }: Known): Text | undefined => {
  if (username === '') return text('用户名不能为空', 'the username is blank');
  if (!/^[\w.@-]{1,64}$/.test(username))
    return text(`用户名格式不正确（${username}）`, `the username is malformed (${username})`);
  if (taken.has(username.toLowerCase()))
    return text(`用户名已存在（${username}）`, `the username already exists (${username})`);
  return undefined;
};

const nicknameFault = ({ nickname }: ImportRow): Text | undefined => {
  if (nickname === '') return text('昵称不能为空', 'the nickname is blank');
  return nickname.length > 64 ? text('昵称太长', 'the nickname is too long') : undefined;
};

const genderFault = ({ gender }: ImportRow): Text | undefined =>
  genderOf(gender) === undefined
    ? text(`性别不正确（${gender}）`, `the gender is not valid (${gender})`)
    : undefined;

const mobileFault = ({ mobile }: ImportRow): Text | undefined => {
  if (mobile === '') return text('手机号码不能为空', 'the mobile number is blank');
  return /^1[3-9]\d{9}$/.test(mobile)
    ? undefined
    : text(`手机号码不正确（${mobile}）`, `the mobile number is not valid (${mobile})`);
};

const emailFault = ({ email }: ImportRow): Text | undefined =>
  email === '' || (email.length <= 128 && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    ? undefined
    : text(`邮箱格式不正确（${email}）`, `the email address is not valid (${email})`);

const roleFault = (row: ImportRow, { roleCodes }: Known): Text | undefined => {
  const given = roleCodesOf(row);
  if (given.length === 0) return text('角色不能为空', 'the role is blank');
  const unknown = given.filter((code) => !roleCodes.has(code));
  return unknown.length === 0
    ? undefined
    : text(`角色不存在（${unknown.join('，')}）`, `there is no such role (${unknown.join(', ')})`);
};

const storable = (row: ImportRow): Text | undefined =>
  fields.every((field) => row[field].isWellFormed() && !row[field].includes('\0'))
    ? undefined
    : text('含有不能保存的字符', 'it holds characters that cannot be stored');

const rules = [usernameFault, nicknameFault, genderFault, mobileFault, emailFault, roleFault, storable];

/** All that is wrong with a row by itself; empty when it is good. */
export const faultsOf = (row: ImportRow, known: Known): Text[] =>
  rules.map((rule) => rule(row, known)).filter((fault) => fault !== undefined);

/** Which rows repeat the username of a row above, by line: the line of the first. */
export const repeatedLines = (rows: readonly ImportRow[]): ReadonlyMap<number, number> => {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { username, line } of rows) {
    const name = username.toLowerCase();
    const above = first.get(name);
    if (name !== '' && above !== undefined) repeated.set(line, above);
    else first.set(name, line);
  }
  return repeated;
};
