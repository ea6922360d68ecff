import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { Entry } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { HttpError, invalidField, tooLarge } from '#src/platform/errors/index.ts';
import { limitBody } from './limit-body.ts';

/** An uploaded file in memory. */
export interface UploadedFile {
  readonly filename: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

const megabyte = 1024 * 1024;
const bytesPerCharacter = 4;
/** Of a field whose text has no limit in the contract. */
const defaultFieldBytes = 1024;
/** The headers and boundaries of a part, generously. */
const partOverhead = 1024;

interface FormLimits {
  readonly fields: ReadonlySet<string>;
  readonly fieldBytes: number;
  /** 0: the form has no file. */
  readonly fileBytes: number;
  readonly totalBytes: number;
}

const fieldBytesOf = ({ maxLength }: { readonly maxLength?: number }): number =>
  maxLength === undefined ? defaultFieldBytes : maxLength * bytesPerCharacter;

/** The limits of a form follow from its call: its fields and their lengths, and one file if it declares a size. */
const limitsOf = ({ body, fileMegabytes = 0 }: Entry): FormLimits => {
  const fields: [string, object][] = Object.entries((body as TObject).properties);
  const fieldBytes = Math.max(...fields.map(([, schema]) => fieldBytesOf(schema)));
  const fileBytes = fileMegabytes * megabyte;
  const totalBytes = fileBytes + fields.length * (fieldBytes + partOverhead);
  return { fields: new Set(fields.map(([name]) => name)), fieldBytes, fileBytes, totalBytes };
};

const textOf = ({ value, valueTruncated }: MultipartValue): unknown => {
  if (valueTruncated) throw tooLarge();
  return value;
};

const fileOf = async (part: MultipartFile): Promise<UploadedFile> => ({
  filename: part.filename,
  mimetype: part.mimetype,
  bytes: await part.toBuffer(),
});

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);

/** The form's field `file`. Throws HttpError when it is text. */
export const requireFile = (file: unknown): UploadedFile => {
  if (!isFile(file)) throw invalidField('file', 'file 必须是文件', 'file has to be a file');
  return file;
};

const nameOf = ({ fieldname }: { readonly fieldname: string }): string =>
  fieldname.toWellFormed().replaceAll('\0', '').slice(0, 100);

const unknownField = (name: string): HttpError =>
  invalidField(name, `没有字段 ${name}`, `There is no field ${name}`);

const noFile = (name: string): HttpError =>
  invalidField(name, `${name} 不能是文件`, `${name} cannot be a file`);

const readParts = async (request: FastifyRequest, form: FormLimits): Promise<Record<string, unknown>> => {
  // One more than there are, so that an unknown field is refused by its name.
  const parts = form.fields.size + 1;
  const limits = { fileSize: form.fileBytes, files: 1, fields: parts, fieldSize: form.fieldBytes, parts };
  const body: Record<string, unknown> = {};
  for await (const part of request.parts({ limits })) {
    if (!form.fields.has(part.fieldname)) throw unknownField(nameOf(part));
    if (part.type === 'field') body[part.fieldname] = textOf(part);
    else if (form.fileBytes === 0) throw noFile(nameOf(part));
    else body[part.fieldname] = await fileOf(part);
  }
  return body;
};

const isKnown = (error: unknown): boolean =>
  error instanceof HttpError || (error instanceof Error && 'statusCode' in error);

/** Reads a form. Throws 400 for a malformed one, as the errors of the parser have no status. */
export const readForm = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    throw isKnown(error) ? error : invalidField('body', '表单格式不正确', 'The form is malformed');
  }
};

/**
 * Parses a form into the body, so that it is validated like JSON: fields as text, files as `UploadedFile`.
 * Throws 400 for a malformed or incomplete form and for a field that the call does not declare, 413 beyond its limits.
 */
export const formBody = (entry: Entry) => {
  const form = limitsOf(entry);
  return async (request: FastifyRequest): Promise<void> => {
    limitBody(request, form.totalBytes, tooLarge);
    request.body = await readForm(() => readParts(request, form));
  };
};
