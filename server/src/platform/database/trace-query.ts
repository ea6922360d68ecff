import { SpanKind } from '@opentelemetry/api';
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
} from '@opentelemetry/semantic-conventions';
import { endSpan, startChild } from '#src/platform/tracing/index.ts';

const tablePattern = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)/i;

const innermost = /\([^()]*\)/g;

/** The table of the statement itself, else that of the first subquery. */
const tableOf = (text: string): string | undefined => {
  let outer = text;
  while (outer.search(innermost) >= 0) outer = outer.replace(innermost, '');
  return (tablePattern.exec(outer) ?? tablePattern.exec(text))?.[1];
};

/** Values are in parameters, which are not read. */
const describe = (text: string) => {
  const operation = (/^\W*(\w+)/.exec(text)?.[1] ?? 'query').toUpperCase();
  const table = tableOf(text);
  return {
    name: table ? `${operation} ${table}` : operation,
    kind: SpanKind.CLIENT,
    attributes: {
      [ATTR_DB_SYSTEM_NAME]: 'postgresql',
      [ATTR_DB_QUERY_TEXT]: text,
      [ATTR_DB_OPERATION_NAME]: operation,
      ...(table ? { [ATTR_DB_COLLECTION_NAME]: table } : {}),
    },
  };
};

const textOf = (statement: unknown): string | undefined => {
  if (typeof statement === 'string') return statement;
  const { text } = Object(statement);
  return typeof text === 'string' ? text : undefined;
};

type Callback = (error: unknown, ...results: unknown[]) => unknown;

const isCallback = (argument: unknown): argument is Callback => typeof argument === 'function';

/** Sends a statement with the arguments of `pg.Client.query`, as a span of the active request or job. */
export const traceQuery = <T>(args: readonly unknown[], send: (args: readonly unknown[]) => T): T => {
  const text = textOf(args[0]);
  const span = text === undefined ? undefined : startChild(() => describe(text));
  if (!span) return send(args);
  const at = args.findLastIndex(isCallback);
  const callback = args[at];
  if (isCallback(callback)) {
    const traced: Callback = (error, ...results) => {
      endSpan(span, error);
      return callback(error, ...results);
    };
    return send(args.with(at, traced));
  }
  const answer = send(args);
  void Promise.resolve(answer).then(
    () => endSpan(span),
    (error: unknown) => endSpan(span, error),
  );
  return answer;
};
