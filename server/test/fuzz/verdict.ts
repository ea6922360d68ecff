import { errorCodes, isSuccess, speaksCode } from '@portal/shared/rules';
import type { LightMyRequestResponse } from 'fastify';
import type { DeclaredCall } from '../authorization/declared-calls.ts';

/** What refused calls may write, each with its reason. */
const writtenByRefusals: Readonly<Record<string, string>> = {
  sessions: 'when it was last used',
  login_log: 'every try to sign in',
  login_failures: 'failed tries are limited',
  page_views: 'earlier views of pages are written later',
  visitor_counts: 'like page_views',
  visitor_marks: 'like page_views',
  csp_violations: 'earlier reports are written later',
};

const codes = new Set<unknown>(Object.values(errorCodes));

/** Stacks, files, SQL and messages of PostgreSQL. */
const internals =
  /\n\s+at |node_modules|\.[jt]s:\d|\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b|violates|syntax error|relation "|invalid (byte|input)/is;

const refusalFault = (reply: LightMyRequestResponse): string | undefined => {
  if (!/^application\/json/.test(String(reply.headers['content-type']))) return 'is no JSON';
  const body = reply.json();
  const { [speaksCode(reply.raw.req.url ?? '') ? 'code' : 'errorCode']: code, errorMsg } = body;
  if (!codes.has(code)) return 'has no code';
  if (typeof errorMsg !== 'string' || errorMsg === '') return 'has no message';
  return internals.test(reply.body) ? 'shows internals' : undefined;
};

const successFault = ({ entry }: DeclaredCall, reply: LightMyRequestResponse): string | undefined => {
  if (reply.statusCode !== 200 || entry.kind === 'binary') return undefined;
  return isSuccess(reply.json()) ? undefined : 'is no success in its envelope';
};

const writeFault = (written: readonly string[]): string | undefined => {
  const tables = written.filter((name) => !Object.hasOwn(writtenByRefusals, name));
  return tables.length > 0 ? `refuses, but wrote ${tables}` : undefined;
};

/** What is wrong with an answer and the tables that were written for it. */
export const faultOf = (
  call: DeclaredCall,
  reply: LightMyRequestResponse,
  written: readonly string[],
): string | undefined => {
  if (reply.statusCode >= 500) return 'is an error of the server';
  if (reply.statusCode < 400) return successFault(call, reply);
  return refusalFault(reply) ?? writeFault(written);
};
