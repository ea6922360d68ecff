import { Readable } from 'node:stream';
import {
  type CallData,
  type CallInput,
  type CallKey,
  contract,
  type Entry,
  type ScopedRows,
  specifiedCalls,
} from '@portal/shared/contract';
import { backgroundHeader, hasPerm } from '@portal/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { withOrigin } from '#src/platform/audit/index.ts';
import type { DataScope, Decider } from '#src/platform/context/index.ts';
import {
  factorMissing,
  forbidden,
  type HttpError,
  invalidField,
  type Member,
  notFound,
  passwordChangeRequired,
  requireStepUp,
  sessionExpired,
  unsupported,
} from '#src/platform/errors/index.ts';
import { success } from './answer.ts';
import { findDecider } from './find-decider.ts';
import { formBody } from './input/multipart.ts';

interface Context {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Who<K extends CallKey> = K extends unknown
  ? (typeof contract)[K] extends { readonly access: 'public' }
    ? { readonly member: Member | undefined }
    : { readonly member: Member }
  : never;

/** The rows that the caller reaches, for calls whose rows belong to departments. */
type Reach<K extends CallKey> = (typeof contract)[K] extends {
  readonly access: { readonly scope: { readonly department: ScopedRows } };
}
  ? { readonly scope: DataScope }
  : unknown;

/** In whose right the caller decides, for calls that deputies may make. */
type Deciding<K extends CallKey> = (typeof contract)[K] extends {
  readonly access: { readonly deputies: readonly string[] };
}
  ? { readonly decider: Decider }
  : unknown;

/** The argument of a handler: the validated input, and the caller. */
type Call<K extends CallKey> = Context & Who<K> & Reach<K> & Deciding<K> & CallInput<K>;
/** A call without data needs no result. */
type Answer<K extends CallKey> = CallData<K> | ([CallData<K>] extends [null] ? void : never);
type Handler<K extends CallKey> = (call: Call<K>) => Promise<Answer<K> | Buffer | Readable> | Answer<K>;

const requireFactor = (member: Member, { beforeFactor, stepUp }: Entry): void => {
  if (member.factor?.missing && !beforeFactor) throw factorMissing();
  if (stepUp) requireStepUp(member);
};

/**
 * Until an initial password is changed, its owner is a visitor to public calls, and refused by most others; so is an
 * account that has to add a second factor.
 */
const admit = async (app: FastifyInstance, request: FastifyRequest, entry: Entry): Promise<void> => {
  const { access = 'member', withInitialPassword = false } = entry;
  const { authorization, [backgroundHeader]: background } = request.headers;
  const member = await app.authenticate(authorization, background !== undefined);
  const isLocked = member?.mustChangePassword === true && !withInitialPassword;
  const isVisitor = isLocked || (access === 'public' && member?.factor?.missing);
  request.member = isVisitor ? undefined : member;
  if (access === 'public') return;
  if (isLocked) throw passwordChangeRequired();
  if (!request.member) throw sessionExpired(await app.findSessionEnd(authorization));
  if (access !== 'member' && !hasPerm(request.member, access.anyOf)) throw forbidden();
  requireFactor(request.member, entry);
};

const keyPattern = /^[\w-]{8,64}$/;

const requireKey = (request: FastifyRequest): void => {
  if (!keyPattern.test(String(request.headers['idempotency-key'] ?? '')))
    throw invalidField(
      'Idempotency-Key',
      '缺少有效的 Idempotency-Key',
      'An Idempotency-Key of 8 to 64 characters is required',
    );
};

const makeAnswerSchema = (path: string, { data }: Entry): object => {
  const fields: Record<string, TSchema> = path.startsWith('/api/v1/')
    ? { code: Type.String(), msg: Type.String() }
    : { errorCode: Type.Integer(), errorMsg: Type.String() };
  return { 200: Type.Object({ ...fields, data: data ?? Type.Null() }) };
};

const answerSchemas = new WeakMap<Entry, object>();

/** The same object for every server of a process, so that it is compiled once. */
const answerSchema = (path: string, entry: Entry): object | undefined => {
  if (entry.kind === 'binary') return undefined;
  const schema = answerSchemas.get(entry) ?? makeAnswerSchema(path, entry);
  answerSchemas.set(entry, schema);
  return schema;
};

const schemaOf = (path: string, entry: Entry): object => ({
  summary: entry.summary,
  tags: [path.split('/')[path.startsWith('/api/v1/') ? 3 : 2] ?? 'api'],
  ...(entry.access === 'public' ? {} : { security: [{ token: [] }] }),
  ...(entry.params ? { params: entry.params } : {}),
  ...(entry.query ? { querystring: entry.query } : {}),
  ...(entry.body ? { body: entry.body } : {}),
  ...(entry.kind === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
  response: answerSchema(path, entry),
});

/** A missing body counts as an empty one, so that missing fields are reported one by one. */
const jsonBody = async (request: FastifyRequest): Promise<void> => {
  if (request.isMultipart()) throw unsupported();
  request.body ??= {};
};

/** Fastify reads `:a&:b` as one parameter; a pattern separates them. */
const routePath = (path: string): string => path.replace(/:(\w+)&/g, ':$1(^[^&]+)&');

const scopedRows = ({ access }: Entry): ScopedRows | undefined =>
  typeof access === 'object' && typeof access.scope === 'object' ? access.scope.department : undefined;

/**
 * Finds the caller's data scope, for calls whose rows belong to departments. Throws 404 when the row that the
 * path names is outside of it and of the scopes of those whom a deputy represents, before the body is read.
 */
const reach =
  (app: FastifyInstance, { access }: Entry, rows: ScopedRows) =>
  async (request: FastifyRequest): Promise<void> => {
    const { member } = request;
    if (!member) throw sessionExpired();
    const scope = await app.dataScopes.of(member);
    request.scope = scope;
    const params = request.params as Readonly<Record<string, string>>;
    const reachesRow = scope === 'all' || (await app.dataScopes.includes(rows, params, scope));
    const deputies = typeof access === 'object' ? access.deputies : undefined;
    if (typeof access === 'object' && deputies)
      request.decider = await findDecider(app, { ...access, deputies, rows, params }, member, reachesRow);
    else if (!reachesRow) throw notFound();
  };

const beforeValidation = (app: FastifyInstance, entry: Entry) => {
  const rows = scopedRows(entry);
  const readBody = entry.kind === 'multipart' ? formBody : () => jsonBody;
  return [...(rows ? [reach(app, entry, rows)] : []), ...(entry.body ? [readBody(entry)] : [])];
};

const unknownParameter = (name: string): HttpError =>
  invalidField(name, `没有查询参数 ${name}`, `There is no query parameter ${name}`);

/** Refuses a misspelt filter, which would answer more than was asked for, and new addresses for cached answers. */
const refuseUnknownParameters = ({ query }: FastifyRequest, entry: Entry): void => {
  const declared = entry.query?.properties ?? {};
  const unknown = Object.keys(query as object).find((name) => !Object.hasOwn(declared, name));
  if (unknown !== undefined) throw unknownParameter(unknown.toWellFormed().slice(0, 100));
};

const optionsOf = (app: FastifyInstance, key: CallKey, path: string): RouteShorthandOptions => {
  const entry: Entry = contract[key];
  return {
    schema: schemaOf(path, entry),
    onRequest: async (request) => {
      await admit(app, request, entry);
      if (!specifiedCalls.has(key)) refuseUnknownParameters(request, entry);
      if (entry.idempotent) requireKey(request);
    },
    preValidation: beforeValidation(app, entry),
  };
};

/**
 * Registers one call of the contract: checks its declared access and data scope, validates by its schemas, wraps the
 * handler's result in the envelope of its path. Its audit rows have the origin of the request. Throws at start for an
 * unknown call.
 */
export const handle = <K extends CallKey>(app: FastifyInstance, key: K, handler: Handler<K>): void => {
  const [method = '', path = ''] = key.split(' ');
  app.route({
    method,
    url: routePath(path),
    ...optionsOf(app, key, path),
    handler: async (request, reply) => {
      const { params, query, body, member, scope, decider } = request;
      const call = { request, reply, params, query, body, member, scope, decider } as unknown as Call<K>;
      const origin = { address: request.ip, agent: request.headers['user-agent'] ?? '' };
      const data = await withOrigin(origin, () => handler(call));
      if (reply.statusCode === 304) return reply.send();
      if (Buffer.isBuffer(data) || data instanceof Readable) return data;
      return success(path, data);
    },
  });
};

/** The Idempotency-Key of a call that declares itself idempotent. */
export const idempotencyKeyOf = (request: FastifyRequest): string =>
  String(request.headers['idempotency-key']);
