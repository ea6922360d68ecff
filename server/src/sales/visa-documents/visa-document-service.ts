import type { VisaDocumentFile } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { FileCipher } from '#src/platform/crypto/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import { conflict, HttpError, notFound } from '#src/platform/errors/index.ts';
import { agrees, cleanName, type FileType, typeOfContent } from '#src/platform/files/index.ts';
import type { UploadedFile } from '#src/platform/http/index.ts';
import type { ScanFile } from '#src/platform/malware/index.ts';
import {
  countUnused,
  type DocumentRow,
  deleteUnusedById,
  findOwnDocument,
  insertDocument,
  lockOwnDocuments,
} from './visa-document-repository.ts';

/** Maximum number of unused files per member. */
const maxUnused = 90;

export interface VisaDocumentDeps {
  readonly db: Db;
  readonly cipher: FileCipher;
  readonly scan: ScanFile;
  readonly now: () => Date;
}

const uploadError = (code: 'uploadType' | 'uploadFault', zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 400, code: errorCodes[code], field: 'file' });

const wrongType = (): HttpError =>
  uploadError('uploadType', '只支持 JPG、PNG、PDF 文件', 'Only JPEG, PNG and PDF files are taken');

const typeMismatch = (): HttpError =>
  uploadError(
    'uploadType',
    '文件内容与文件名的类型不一致，请检查后重新上传',
    'The file is not what its name or declared type says',
  );

const tooMany = (): HttpError =>
  uploadError(
    'uploadFault',
    `未使用的文件最多 ${maxUnused} 个，请先删除一些`,
    `At most ${maxUnused} unused files are kept: please delete some first`,
  );

const stillUsed = (): HttpError =>
  conflict(errorCodes.wrongState, '订单正在使用该文件', 'This file is used in an order');

/** A file as its owner sees it. */
export const toVisaDocument = ({ scannedAt, createdAt, ...file }: DocumentRow): VisaDocumentFile => ({
  ...file,
  scanned: scannedAt !== null,
  createdAt: createdAt.toISOString(),
});

const requireType = ({ bytes, filename, mimetype }: UploadedFile): FileType => {
  const type = typeOfContent(bytes);
  if (!type) throw wrongType();
  if (!agrees(type, { name: filename, declared: mimetype })) throw typeMismatch();
  return type;
};

/**
 * Stores an encrypted file. Throws A0701 when its content is not JPEG, PNG or PDF, or does not match its name
 * or declared type, A0700 for malware and above 90 unused files of the member, 503 when it cannot be scanned.
 */
export const uploadDocument = async (
  { db, cipher, scan, now }: VisaDocumentDeps,
  userId: number,
  file: UploadedFile,
): Promise<VisaDocumentFile> => {
  const type = requireType(file);
  const scannedAt = (await scan(file.bytes, userId)) ? now() : null;
  const name = cleanName(file.filename, type);
  const content = cipher.seal(file.bytes, userId);
  const row = { userId, name, type, bytes: file.bytes.length, content, scannedAt, createdAt: now() };
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if ((await countUnused(tx, userId)) >= maxUnused) throw tooMany();
    return toVisaDocument(await insertDocument(tx, row));
  });
};

/** The decrypted content of a file. */
export type DocumentContent = Pick<DocumentRow, 'name' | 'type'> & { readonly bytes: Buffer };

/** A file of the member. Throws 404, also for one of another member. */
export const openDocument = async (
  { db, cipher }: VisaDocumentDeps,
  userId: number,
  id: number,
): Promise<DocumentContent> => {
  const row = await findOwnDocument(db, userId, id);
  if (!row) throw notFound();
  return { name: row.name, type: row.type, bytes: cipher.open(row.content, userId) };
};

/** Deletes a file of the member. Throws 404, and A0513 while an order that is not closed uses it. */
export const removeDocument = ({ db }: VisaDocumentDeps, userId: number, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const files = await lockOwnDocuments(tx, userId, [id]);
    if (files.length === 0) throw notFound();
    if ((await deleteUnusedById(tx, [id])) === 0) throw stillUsed();
  });
