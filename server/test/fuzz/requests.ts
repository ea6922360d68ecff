import fc from 'fast-check';
import type { TObject, TSchema } from 'typebox';
import { type DeclaredCall, filled } from '../authorization/declared-calls.ts';
import { brokenOf } from './broken.ts';
import { type Content, formsOf } from './forms.ts';
import { type Find, fromSchema } from './from-schema.ts';
import { oddBytes, oddText, oddTypes, rarely } from './odd-values.ts';

export type Visitor = 'anonymous' | 'member' | 'root';

/** A request to a call; its path and query are percent-encoded. */
export interface FuzzedRequest {
  readonly visitor: Visitor;
  readonly path: string;
  readonly query: string;
  readonly content?: Content;
  /** Each has its own network, so that limits do not hide the handlers. */
  readonly address: string;
  /** Instead of a new Idempotency-Key. */
  readonly key?: string;
}

/** Values that find records, by field and by path parameter. */
export interface KnownValues {
  readonly find: Find;
  readonly rows: Readonly<Record<string, readonly (string | number)[]>>;
  /** A body as the portal has stored one. */
  readonly stored?: unknown;
}

/** Those who are admitted ask most. */
const visitorsOf = ({ entry: { access = 'member' } }: DeclaredCall): fc.Arbitrary<Visitor> => {
  const [anonymous, member, root] =
    access === 'public' ? [1, 1, 1] : access === 'member' ? [1, 5, 4] : [1, 1, 8];
  return fc.oneof(
    { weight: anonymous, arbitrary: fc.constant<Visitor>('anonymous') },
    { weight: member, arbitrary: fc.constant<Visitor>('member') },
    { weight: root, arbitrary: fc.constant<Visitor>('root') },
  );
};

const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

const oddSegments = fc.oneof(
  oddText({ minLength: 1, maxLength: 3000 }).map(encoded),
  fc.constantFrom('%00', '%zz', '%ED%A0%80', '..', '%2e%2e%2f', '1&2', '1,2,3', '-1', '1e3', '9'.repeat(30)),
);

/** The rows of a new portal have small ids. */
const smallIds = (param: string, others: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  param === ':id' ? fc.integer({ min: 1, max: 9 }).map(String) : others;

const segmentsOf = ({ entry }: DeclaredCall, param: string, name: string, known: KnownValues) => {
  const schema = (entry.params as TObject | undefined)?.properties[param.slice(1)];
  const declared = (schema ? fromSchema(schema, () => []) : fc.constant('1&2')).map(encoded);
  const values = (known.rows[name] ?? []).map((value) => encoded(value).replaceAll('%26', '&'));
  return fc.oneof(
    { weight: 6, arbitrary: values.length > 0 ? fc.constantFrom(...values) : smallIds(param, declared) },
    { weight: 2, arbitrary: declared },
    { weight: 1, arbitrary: oddSegments },
  );
};

const pathsOf = (call: DeclaredCall, known: KnownValues): fc.Arbitrary<string> =>
  fc
    .tuple(...call.params.map(({ param, name }) => segmentsOf(call, param, name, known)))
    .map((segments) => filled(call, segments));

const pairs = (name: string, value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`);

const oddPairs = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      'a=%zz',
      '%00=%00',
      '__proto__=1',
      '__proto__[a]=1',
      'constructor=1',
      '%ED%A0%80',
      '=',
      '&&',
    ),
    ...(names.length > 0
      ? [
          fc.tuple(fc.constantFrom(...names), oddText()).map(([name, text]) => `${name}=${encoded(text)}`),
          fc
            .tuple(fc.constantFrom(...names), fc.constantFrom('', '[]=1', '[a]=1', '=', '=null'))
            .map(([name, rest]) => name + rest),
        ]
      : []),
  );

const queriesOf = ({ entry: { query } }: DeclaredCall, { find }: KnownValues): fc.Arbitrary<string> => {
  const declared = query ? fromSchema(query, find) : fc.constant({});
  return fc.tuple(declared, rarely(oddPairs(Object.keys(query?.properties ?? {})))).map(([values, odd]) => {
    const listed = Object.entries(values as object).flatMap(([name, value]) => pairs(name, value));
    return [...listed, ...(odd === undefined ? [] : [odd])].join('&');
  });
};

const jsonOf = (schema: TSchema, { find, stored }: KnownValues): fc.Arbitrary<Content> => {
  const values = fromSchema(schema, find);
  const valid = stored === undefined ? values : fc.oneof(values, fc.constant(stored));
  return fc
    .oneof(valid, brokenOf(valid))
    .map((value) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value) ?? '') }));
};

const contentsOf = ({ entry }: DeclaredCall, known: KnownValues): fc.Arbitrary<Content | undefined> => {
  const odd = fc.record({ type: oddTypes, bytes: oddBytes });
  if (!entry.body) return rarely(odd);
  const declared = entry.kind === 'multipart' ? formsOf(entry, known.find) : jsonOf(entry.body, known);
  return fc.oneof({ weight: 9, arbitrary: declared }, { weight: 1, arbitrary: odd });
};

/** Requests to a call: valid ones with odd values, and ones that are broken in some place. */
export const requestsOf = (call: DeclaredCall, known: KnownValues): fc.Arbitrary<FuzzedRequest> =>
  fc.record({
    visitor: visitorsOf(call),
    path: pathsOf(call, known),
    query: queriesOf(call, known),
    content: contentsOf(call, known),
    address: fc.ipV4(),
    key: rarely(fc.constantFrom('', 'short', 'the-same-key', 'é'.repeat(9), 'x'.repeat(65))),
  });
