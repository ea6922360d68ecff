import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError, invalidField, tooLarge } from '#src/platform/errors/index.ts';

/** An uploaded file in memory: forms are limited to 10 MB per file. */
export interface UploadedFile {
  readonly filename: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

/** Limits: 10 MB per file, 20 fields of 1 MB and one file per form. */
const formLimits = {
  fileSize: 10 * 1024 * 1024,
  files: 1,
  fields: 20,
  fieldSize: 1024 * 1024,
  parts: 21,
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

const readParts = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: formLimits })) {
    if (part.type === 'field') body[part.fieldname] = textOf(part);
    else body[part.fieldname] = await fileOf(part);
  }
  return body;
};

const isKnown = (error: unknown): boolean =>
  error instanceof HttpError || (error instanceof Error && 'statusCode' in error);

/**
 * Parses a form into the body, so that it is validated like JSON: fields as text, files as `UploadedFile`.
 * Throws 400 for a malformed or incomplete form.
 */
export const formBody = async (request: FastifyRequest): Promise<void> => {
  try {
    request.body = await readParts(request);
  } catch (error) {
    // Errors of the parser have no status: the form is invalid.
    throw isKnown(error) ? error : invalidField('body', '表单格式不正确', 'The form is malformed');
  }
};
