import type { Text } from '@portal/shared/contract';
import { normalPhone } from '@portal/shared/phone';
import { genderOf } from '../gender.ts';
import { columnOf, type ImportField, importFields } from './import-headings.ts';

/** A row of the sheet as typed, by field, with its row number in the spreadsheet. */
export type ImportRow = Readonly<Record<ImportField, string>> & { readonly line: number };

/** An error in a cell. `value` is the cell's text where that helps, else empty. */
export interface CellFault {
  readonly field: ImportField;
  readonly value: string;
  readonly reason: Text;
}

/** A role that the importer may see, and whether they may grant it. */
export interface KnownRole {
  readonly id: number;
  readonly standing: 'givable' | 'disabled' | 'beyond';
}

/** What rows are validated against. */
interface Known {
  /** Existing usernames, in lower case. */
  readonly taken: ReadonlySet<string>;
  readonly roles: ReadonlyMap<string, KnownRole>;
}

/** A row of a sheet as texts, with its row number in the spreadsheet. */
interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A sheet of users as uploaded, without blank rows. */
export interface ImportSheet {
  readonly head: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** The rows of a sheet, whatever the order of its columns; rows without user data are skipped. */
export const rowsOf = ({ head, rows }: ImportSheet): ImportRow[] => {
  const columns = importFields.map((field) => [field, columnOf(head, field)] as const);
  return rows
    .map(({ line, cells }) => {
      const texts = Object.fromEntries(columns.map(([field, at]) => [field, cells[at] ?? '']));
      return { ...(texts as Record<ImportField, string>), line };
    })
    .filter((row) => importFields.some((field) => row[field] !== ''));
};

/** Role codes of a cell, separated by commas (ASCII or Chinese) or semicolons. */
export const roleCodesOf = ({ roles }: Pick<ImportRow, 'roles'>): string[] =>
  [...new Set(roles.split(/[,，;；、]/).map((code) => code.trim()))].filter((code) => code !== '');

const shownSigns = 100;

/** A value as shown and stored: truncated, without characters that PostgreSQL rejects. */
const shown = (value: string): string => value.slice(0, shownSigns).toWellFormed().replaceAll('\0', '');

const fault = (field: ImportField, value: string, zh: string, en: string): CellFault => ({
  field,
  value: shown(value),
  reason: { zh, en },
});

type Rule = (row: ImportRow, known: Known) => readonly CellFault[];

const usernameFaults: Rule = ({ username }, { taken }) => {
  if (username === '') return [fault('username', '', '用户名不能为空', 'the username is blank')];
  if (username.length > 64)
    return [fault('username', username, '用户名超过 64 个字符', 'the username has more than 64 characters')];
  if (!/^[\w.@-]+$/.test(username))
    return [
      fault(
        'username',
        username,
        '用户名只能用字母、数字和 _ . @ -',
        'a username has only letters, digits and _ . @ -',
      ),
    ];
  return taken.has(username.toLowerCase())
    ? [fault('username', username, '用户名已存在', 'the username already exists')]
    : [];
};

const nicknameFaults: Rule = ({ nickname }) => {
  if (nickname === '') return [fault('nickname', '', '昵称不能为空', 'the nickname is blank')];
  return nickname.length > 64
    ? [fault('nickname', nickname, '昵称超过 64 个字符', 'the nickname has more than 64 characters')]
    : [];
};

const genderFaults: Rule = ({ gender }) =>
  genderOf(gender) === undefined
    ? [fault('gender', gender, '性别只能填男、女或未知', 'a gender is male, female or unknown')]
    : [];

const mobileFaults: Rule = ({ mobile }) => {
  if (mobile === '') return [fault('mobile', '', '手机号码不能为空', 'the mobile number is blank')];
  return normalPhone(mobile) === undefined
    ? [fault('mobile', mobile, '手机号码不正确', 'the mobile number is not valid')]
    : [];
};

const emailFaults: Rule = ({ email }) => {
  if (email.length > 128)
    return [fault('email', email, '邮箱超过 128 个字符', 'the email address has more than 128 characters')];
  return email === '' || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)
    ? []
    : [fault('email', email, '邮箱格式不正确', 'the email address is not valid')];
};

const roleFaultTexts = {
  unknown: { zh: '角色不存在', en: 'there is no such role' },
  disabled: { zh: '角色已停用', en: 'the role is disabled' },
  beyond: { zh: '角色的权限超出您自己的，您不能授予', en: 'the role has more permissions than you' },
} as const;

const roleFaults: Rule = (row, { roles }) => {
  const given = roleCodesOf(row);
  if (given.length === 0) return [fault('roles', '', '角色不能为空', 'the role is blank')];
  return (['unknown', 'disabled', 'beyond'] as const).flatMap((standing) => {
    const codes = given.filter((code) => (roles.get(code)?.standing ?? 'unknown') === standing);
    const { zh, en } = roleFaultTexts[standing];
    return codes.length > 0 ? [fault('roles', codes.join(','), zh, en)] : [];
  });
};

const storableFaults: Rule = (row) =>
  importFields
    .filter((field) => !row[field].isWellFormed() || row[field].includes('\0'))
    .map((field) =>
      fault(field, row[field], '含有不能保存的字符', 'it contains characters that cannot be stored'),
    );

const rules: readonly Rule[] = [
  usernameFaults,
  nicknameFaults,
  genderFaults,
  mobileFaults,
  emailFaults,
  roleFaults,
  storableFaults,
];

/** All errors of a row by itself; empty when it is valid. */
export const faultsOf: Rule = (row, known) => rules.flatMap((rule) => rule(row, known));

/** The error for a username that an earlier row of the sheet, `above`, has too. */
export const repetition = ({ username }: ImportRow, above: number): CellFault =>
  fault('username', username, `用户名与第 ${above} 行重复`, `the username repeats row ${above}`);

/** The error for a username taken by another user during the import. */
export const takenMeanwhile = ({ username }: ImportRow): CellFault =>
  fault('username', username, '用户名已存在', 'the username already exists');

/** Rows that repeat a username of an earlier row: line → line of the first. */
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
