import type { VisaFile } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { FileCipher } from '#src/platform/crypto/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import { conflict, HttpError, notFound } from '#src/platform/errors/index.ts';
import { agrees, cleanName, type FileType, typeOfContent } from '#src/platform/files/index.ts';
import type { UploadedFile } from '#src/platform/http/index.ts';
import {
  countUnused,
  deleteUnused,
  type FileRow,
  findOwnFile,
  insertFile,
  lockOwnFiles,
} from './visa-file-repository.ts';

/** How many files a member may have that no order uses. */
const mostUnused = 90;

export interface VisaFileDeps {
  readonly db: Db;
  readonly cipher: FileCipher;
  readonly now: () => Date;
}

const fileFault = (code: 'uploadType' | 'uploadFault', zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 400, code: errorCodes[code], field: 'file' });

const wrongType = (): HttpError =>
  fileFault('uploadType', '只支持 JPG、PNG、PDF 文件', 'Only JPEG, PNG and PDF files are taken');

const otherThanNamed = (): HttpError =>
  fileFault(
    'uploadType',
    '文件内容与文件名的类型不一致，请检查后重新上传',
    'The file is not what its name or declared type says',
  );

const tooMany = (): HttpError =>
  fileFault(
    'uploadFault',
    `未使用的文件最多 ${mostUnused} 个，请先删除一些`,
    `At most ${mostUnused} unused files are kept: please delete some first`,
  );

const stillUsed = (): HttpError =>
  conflict(errorCodes.wrongState, '订单正在使用该文件', 'An order uses this file');

/** A file as its owner sees it. */
export const shownFile = ({ id, name, type, bytes, createdAt }: FileRow): VisaFile => ({
  id,
  name,
  type,
  bytes,
  createdAt: createdAt.toISOString(),
});

const checkedType = ({ bytes, filename, mimetype }: UploadedFile): FileType => {
  const type = typeOfContent(bytes);
  if (!type) throw wrongType();
  if (!agrees(type, { name: filename, declared: mimetype })) throw otherThanNamed();
  return type;
};

/**
 * Keeps a file sealed. Throws A0701 when its content is no JPEG, PNG or PDF, or another one than its name or declared
 * type says, and A0700 beyond 90 unused files of the member.
 */
export const keepFile = async (
  { db, cipher, now }: VisaFileDeps,
  userId: number,
  file: UploadedFile,
): Promise<VisaFile> => {
  const type = checkedType(file);
  const name = cleanName(file.filename, type);
  const content = cipher.seal(file.bytes, userId);
  const row = { userId, name, type, bytes: file.bytes.length, content, createdAt: now() };
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if ((await countUnused(tx, userId)) >= mostUnused) throw tooMany();
    return shownFile(await insertFile(tx, row));
  });
};

/** A file as it was uploaded. */
export type OpenedFile = Pick<FileRow, 'name' | 'type'> & { readonly bytes: Buffer };

/** An own file. Throws 404, also for somebody else's. */
export const openFile = async (
  { db, cipher }: VisaFileDeps,
  userId: number,
  id: number,
): Promise<OpenedFile> => {
  const row = await findOwnFile(db, userId, id);
  if (!row) throw notFound();
  return { name: row.name, type: row.type, bytes: cipher.open(row.content, userId) };
};

/** Deletes an own file. Throws 404, and A0513 while an order that is not closed uses it. */
export const removeFile = ({ db }: VisaFileDeps, userId: number, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const files = await lockOwnFiles(tx, userId, [id]);
    if (files.length === 0) throw notFound();
    if ((await deleteUnused(tx, [id])) === 0) throw stillUsed();
  });
