import type { Language, Text } from '@portal/shared/contract';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Env } from '#src/platform/config/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { createFileCipher, type FileCipher, loadKeyRing } from '#src/platform/crypto/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { writeSheets } from '#src/platform/spreadsheet/index.ts';
import type { AddedRow } from './add-rows.ts';
import { importHeadings, inLanguage } from './import-headings.ts';
import { takePasswords } from './import-repository.ts';

/** Username, nickname, initial password. */
type PasswordRow = readonly [username: string, nickname: string, password: string];

const cipherOf = (env: Env): FileCipher => createFileCipher(loadKeyRing(env), 'import-passwords');

/** Encrypts the initial passwords of the written users for the importer; null when there are none. */
export const sealPasswords = (env: Env, userId: number, added: readonly AddedRow[]): Buffer | null => {
  if (added.length === 0) return null;
  const rows = added.map(({ row, password }): PasswordRow => [row.username, row.nickname, password]);
  return cipherOf(env).seal(Buffer.from(JSON.stringify(rows)), userId);
};

const titles = {
  sheet: { zh: '初始密码', en: 'Initial passwords' },
  password: { zh: '初始密码（首次登录后须修改）', en: 'Initial password, to be changed at the first login' },
} as const satisfies Readonly<Record<string, Text>>;

const passwordSheet = (rows: readonly PasswordRow[], language: Language): Promise<Buffer> => {
  const say = (text: Text): string => inLanguage(text, language);
  const columns = [
    { header: say(importHeadings.username), width: 24 },
    { header: say(importHeadings.nickname), width: 24 },
    { header: say(titles.password), width: 48 },
  ];
  return writeSheets([{ name: say(titles.sheet), columns, rows }]);
};

/**
 * The initial passwords of the users that a member's own import has written, as a sheet, and deletes them.
 * Throws 404 when there are none or they were fetched before, also for another member's import.
 */
export const fetchPasswords = (
  { db, env }: Pick<Deps, 'db' | 'env'>,
  member: Member,
  id: number,
  language: Language,
): Promise<Buffer> =>
  // The sheet is made before the commit: without it the passwords stay.
  db.transaction(async (tx) => {
    const sealed = await takePasswords(tx, id, member.userId);
    if (!sealed)
      throw notFound('初始密码已下载过，或没有这次导入', 'They were fetched already, or there are none');
    await recordChange(tx, {
      actor: member,
      action: 'export-passwords',
      subject: 'user',
      subjectId: `import ${id}`,
    });
    return passwordSheet(JSON.parse(String(cipherOf(env).open(sealed, member.userId))), language);
  });
