import { createHash } from 'node:crypto';
import { ReleaseRecord } from '@portal/shared/contract';
import { canonicalJson, errorCodes, releaseRecordSchema, viewNamePattern } from '@portal/shared/rules';
import { Ajv } from 'ajv';
import { businessError, type HttpError, invalidField } from '#src/platform/errors/index.ts';
import { contentTypeOf } from './content-types.ts';
import { isFirstCall } from './first-call.ts';

/** Limits of one release, in bytes and files. */
export const releaseLimits = { file: 5 * 1024 * 1024, total: 40 * 1024 * 1024, files: 2000 } as const;

const isRecord = new Ajv({ strict: false }).compile<ReleaseRecord>(ReleaseRecord);
const viewName = new RegExp(viewNamePattern);

const bad = (field: string, zh: string, en: string): HttpError =>
  invalidField(`record/${field}`, `发布记录有误：${zh}`, `The record is wrong: ${en}`);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField('record', '发布记录不是 JSON', 'The record is not JSON');
  }
};

/** Before the other fields: a later schema may have others. */
const checkSchema = (record: unknown): void => {
  const { schema = releaseRecordSchema } = (record ?? {}) as { schema?: unknown };
  if (schema === releaseRecordSchema) return;
  const shown = JSON.stringify(schema).slice(0, 40);
  throw bad(
    'schema',
    `版本 ${shown} 未知，本门户支持版本 ${releaseRecordSchema}`,
    `its schema version ${shown} is unknown, this portal knows version ${releaseRecordSchema}`,
  );
};

const checkFiles = ({ files }: ReleaseRecord): void => {
  const paths = new Set(files.map(({ path }) => path));
  if (paths.size < files.length) throw bad('files', '文件路径重复', 'a file is listed twice');
  const strange = files.find(({ path }) => contentTypeOf(path) === undefined);
  if (strange) throw bad('files', `不支持 ${strange.path}`, `${strange.path} is of no type releases hold`);
  const large = files.find(({ size }) => size > releaseLimits.file);
  if (large) throw tooLarge(large.path);
  if (files.reduce((sum, { size }) => sum + size, 0) > releaseLimits.total) throw tooLarge('total');
};

/** 413 for a file, or all of them together, over the limit. */
export const tooLarge = (what: string): HttpError =>
  businessError(errorCodes.uploadSize, `${what} 太大`, `${what} is too large`, 413);

const checkFirstCalls = (field: string, calls: readonly string[] = []): void => {
  const call = calls.find((each) => !isFirstCall(each));
  if (call) throw bad(field, `${call} 不是只读调用`, `${call} is no call that only reads`);
};

const checkNames = ({ entry, styles, files, views, firstCalls: ofPages }: ReleaseRecord): void => {
  const paths = new Set(files.map(({ path }) => path));
  const named = [entry, ...styles, ...Object.values(views).flatMap(({ js, css }) => [...js, ...css])];
  const missing = named.find((path) => !paths.has(path));
  if (missing) throw bad('files', `缺少 ${missing}`, `${missing} is named but not among the files`);
  for (const [name, { firstCalls }] of Object.entries(views)) {
    if (!viewName.test(name)) throw bad('views', `视图名 ${name} 无效`, `${name} is no view name`);
    checkFirstCalls(`views/${name}`, firstCalls);
  }
  checkFirstCalls('firstCalls', ofPages);
};

/**
 * Requires a global name that no other app can have: the app's own, optionally with a suffix after an
 * underscore.
 */
const checkGlobalName = ({ app, globalName }: ReleaseRecord): void => {
  if (!new RegExp(`^${app}(_\\w*)?$`).test(globalName))
    throw bad(
      'globalName',
      `全局名称 ${globalName} 应为 ${app} 或以 ${app}_ 开头`,
      `the global name ${globalName} must be ${app} or begin with ${app}_`,
    );
};

const checkShell = ({ app, entryType, external }: ReleaseRecord): void => {
  if (app !== 'shell') return;
  if (external) throw bad('external', '主应用不能在外部构建', 'the shell cannot be built elsewhere');
  if (entryType === 'module')
    throw bad('entryType', '主应用的入口须为普通脚本', 'the shell starts as a classic script');
};

/** Parses the record of a release. Throws an `HttpError` with the error. */
export const readRecord = (text: string): ReleaseRecord => {
  const record = parse(text);
  checkSchema(record);
  if (!isRecord(record)) {
    const { instancePath = '', message = '' } = isRecord.errors?.[0] ?? {};
    throw bad(instancePath.slice(1), message, `${instancePath} ${message}`);
  }
  checkFiles(record);
  checkNames(record);
  checkGlobalName(record);
  checkShell(record);
  if (record.cssPrefix !== `${record.app}__`)
    throw bad('cssPrefix', `应为 ${record.app}__`, `it must be ${record.app}__`);
  return record;
};

/**
 * Equal for two builds of the same sources: SHA-256 over the record without author, commit and build time, and without
 * the schema's version, which records of older builds lack.
 */
export const digestOf = ({ author, builtAt, commit, schema, ...content }: ReleaseRecord): string => {
  const files = content.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(canonicalJson({ ...content, files }))
    .digest('hex');
};
