import { createHash } from 'node:crypto';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { ReleaseFile, ReleaseRecord, ReleaseSignature } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';
import { limitBody, readForm } from '#src/platform/http/index.ts';
import { readRecord, releaseLimits, tooLarge } from '../release-record.ts';
import { readSignature, unsigned } from '../signing/read-signature.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import { checkRequestedFiles } from './requested-files.ts';

/** An uploaded release: signed by a trusted key, complete, and each file as in the record. */
export interface Upload {
  readonly record: ReleaseRecord;
  readonly signature: ReleaseSignature;
  readonly bytes: ReadonlyMap<string, Buffer>;
}

const recordSize = 2 * 1024 * 1024;
/** The files, the record, and the multipart overhead of each file. */
const formSize = releaseLimits.total + recordSize + releaseLimits.files * 1024;

const limits = {
  fileSize: releaseLimits.file,
  fieldNameSize: 300,
  fieldSize: recordSize,
  fields: 2,
  files: releaseLimits.files,
  parts: releaseLimits.files + 2,
};

const unexpected = (path: string): HttpError =>
  invalidField(path, '发布记录中没有这个文件，或文件重复', `${path} is not in the record, or was sent twice`);

const recordFirst = (): HttpError =>
  invalidField('record', '第一个字段必须是发布记录', 'The first field must be the record');

const otherThanSaid = (path: string): HttpError =>
  invalidField(path, `${path} 与发布记录不符`, `${path} does not match the record (size or hash)`);

/** An error page that was saved in place of a script or a style sheet. */
const isMarkup = (path: string, bytes: Buffer): boolean =>
  /\.(js|css)$/.test(path) && /^\ufeff?\s*</.test(bytes.toString('utf8', 0, 1024));

const markup = (path: string): HttpError =>
  invalidField(path, `${path} 的内容是 HTML`, `${path} contains HTML, which does not match its name`);

const readFile = async ({ file }: MultipartFile, said: ReleaseFile): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > said.size) throw otherThanSaid(said.path);
    chunks.push(chunk);
  }
  if (file.truncated) throw tooLarge(said.path);
  const bytes = Buffer.concat(chunks);
  const [algorithm = ''] = said.integrity.split('-', 1);
  const integrity = `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
  if (size !== said.size || integrity !== said.integrity) throw otherThanSaid(said.path);
  if (isMarkup(said.path, bytes)) throw markup(said.path);
  return bytes;
};

/** Throws when the caller may not publish the record. */
type CheckRecord = (record: ReleaseRecord) => void;

/** The part of a form received so far. */
class PartialUpload {
  readonly bytes = new Map<string, Buffer>();
  readonly #missing = new Map<string, ReleaseFile>();
  readonly #trusted: TrustedKeys;
  readonly #checkRecord: CheckRecord;
  #record: ReleaseRecord | undefined;
  #signature: ReleaseSignature | undefined;

  constructor(trusted: TrustedKeys, checkRecord: CheckRecord) {
    this.#trusted = trusted;
    this.#checkRecord = checkRecord;
  }

  addField({ fieldname, value, valueTruncated }: MultipartValue): void {
    if (valueTruncated) throw tooLarge(fieldname);
    if (!this.#record) {
      if (fieldname !== 'record') throw recordFirst();
      this.#record = readRecord(String(value));
      this.#checkRecord(this.#record);
      for (const file of this.#record.files) this.#missing.set(file.path, file);
    } else {
      if (fieldname !== 'signature' || this.#signature) throw unsigned();
      this.#signature = readSignature(String(value), this.#record, this.#trusted);
    }
  }

  async addFile(part: MultipartFile): Promise<void> {
    if (!this.#record) throw recordFirst();
    if (!this.#signature) throw unsigned();
    const file = this.#missing.get(part.fieldname);
    if (!file) throw unexpected(part.fieldname);
    this.#missing.delete(file.path);
    this.bytes.set(file.path, await readFile(part, file));
  }

  finish(): Upload {
    if (!this.#record) throw recordFirst();
    if (!this.#signature) throw unsigned();
    const [missing] = this.#missing.keys();
    if (missing) throw invalidField(missing, `缺少文件 ${missing}`, `The file ${missing} is missing`);
    checkRequestedFiles(this.#record, this.bytes);
    return { record: this.#record, signature: this.#signature, bytes: this.bytes };
  }
}

/**
 * Reads a release from a form: the field `record` first, then its `signature`, then each of its files under
 * its path. No file is read before `checkRecord` accepts the record and the signature is verified against the trusted
 * keys. Throws an `HttpError`
 * for a malformed form, for a record without a trusted signature, and for a file that is missing, not in the
 * record, too large or different from the record; the rest of the form is not read then. A chunk that the entry loads and
 * the release lacks is refused, too.
 */
export const readPublishForm = async (
  request: FastifyRequest,
  trusted: TrustedKeys,
  checkRecord: CheckRecord,
): Promise<Upload> => {
  const upload = new PartialUpload(trusted, checkRecord);
  limitBody(request, formSize, () => tooLarge('form'));
  await readForm(async () => {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') upload.addField(part);
      else await upload.addFile(part);
    }
  });
  return upload.finish();
};
