import { createHash } from 'node:crypto';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { ReleaseFile, ReleaseRecord } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import { badField, type Fault } from '#src/http/fault.ts';
import { readRecord, releaseLimits, tooLarge } from './release-record.ts';

/** A release as it was uploaded: every file is there, and is what the record says. */
export interface Upload {
  readonly record: ReleaseRecord;
  readonly bytes: ReadonlyMap<string, Buffer>;
}

const limits = {
  fileSize: releaseLimits.file,
  fieldNameSize: 300,
  fieldSize: 2 * 1024 * 1024,
  fields: 1,
  files: releaseLimits.files,
  parts: releaseLimits.files + 1,
};

const unexpected = (path: string): Fault =>
  badField(path, '发布记录中没有这个文件，或文件重复', `${path} is not in the record, or came twice`);

const recordFirst = (): Fault =>
  badField('record', '第一个字段必须是发布记录', 'The first field must be the record');

const readFile = async (part: MultipartFile, file: ReleaseFile): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  if (part.file.truncated) throw tooLarge(file.path);
  const bytes = Buffer.concat(chunks);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (bytes.length !== file.size || integrity !== file.integrity)
    throw badField(
      file.path,
      `${file.path} 与发布记录不符`,
      `${file.path} is not what the record says (size or SHA-384)`,
    );
  return bytes;
};

/** What has come so far of a form. */
class PartialUpload {
  readonly bytes = new Map<string, Buffer>();
  readonly #missing = new Map<string, ReleaseFile>();
  #record: ReleaseRecord | undefined;

  addField({ fieldname, value }: MultipartValue): void {
    if (this.#record || fieldname !== 'record') throw recordFirst();
    this.#record = readRecord(String(value));
    for (const file of this.#record.files) this.#missing.set(file.path, file);
  }

  async addFile(part: MultipartFile): Promise<void> {
    if (!this.#record) throw recordFirst();
    const file = this.#missing.get(part.fieldname);
    if (!file) throw unexpected(part.fieldname);
    this.#missing.delete(file.path);
    this.bytes.set(file.path, await readFile(part, file));
  }

  finish(): Upload {
    if (!this.#record) throw recordFirst();
    const [missing] = this.#missing.keys();
    if (missing) throw badField(missing, `缺少文件 ${missing}`, `The file ${missing} is missing`);
    return { record: this.#record, bytes: this.bytes };
  }
}

/**
 * Reads a release from a form: the field `record` first, then each of its files under its path. Throws a `Fault` for
 * a file that is missing, not in the record, too large or other than the record says.
 */
export const readPublishForm = async (request: FastifyRequest): Promise<Upload> => {
  const upload = new PartialUpload();
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') upload.addField(part);
    else await upload.addFile(part);
  }
  return upload.finish();
};
