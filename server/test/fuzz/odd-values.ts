import fc from 'fast-check';

/** Characters that parsers, databases, sheets and screens treat specially. */
const characters = [...'aZ0 海é\u0301\u202e\u200bש\ufeff\u2028\u007f\'"`\\/<&%_${;,=\n\t\u001b', '👩‍👩‍👧'];

const words = [
  '',
  "' or '1'='1",
  ...'__proto__ constructor toString hasOwnProperty null undefined NaN -0 1e999 0x10'.split(' '),
  ...'%00 % _ \\ ../../etc/passwd <script>alert(1)</script> =1+1 ${7*7} %s'.split(' '),
];

/** What PostgreSQL cannot store. */
const unstorable = ['\0', 'a\0b', '\ud800', '\udfff\ud800'];

interface Length {
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** JSON schemas count code points. */
const fit = (text: string, { minLength = 0, maxLength }: Length): string => {
  const points = [...text].slice(0, maxLength);
  return points.join('') + '海'.repeat(Math.max(0, minLength - points.length));
};

/** Text of a length that a schema allows: odd characters, odd words, unstorable ones, and the longest. */
export const oddText = (length: Length = {}): fc.Arbitrary<string> => {
  const { maxLength = 5000 } = length;
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.string({ unit: fc.constantFrom(...characters), maxLength: 20 }) },
      { weight: 2, arbitrary: fc.constantFrom(...words) },
      { weight: 1, arbitrary: fc.constantFrom(...unstorable) },
      { weight: 1, arbitrary: fc.constantFrom('x', '海', '𠮷').map((unit) => unit.repeat(maxLength)) },
    )
    .map((text) => fit(text, { ...length, maxLength }));
};

/** What people write. */
export const plainText = (length: Length = {}): fc.Arbitrary<string> =>
  fc.constantFrom('海棠', 'A1').map((text) => fit(text, length));

/** Half plain, so that several fields are accepted together. */
export const someText = (length: Length = {}): fc.Arbitrary<string> =>
  fc.oneof(plainText(length), oddText(length));

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const numbers = [0, -1, 1.5, 32_768, 2 ** 31, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308];

const shapes = [null, true, [], {}, [null], { constructor: { prototype: 1 } }, nested(99)];

/** Any JSON, with values at the ends of number ranges and names of prototypes. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  oddText({ maxLength: 200 }),
  fc.constantFrom<unknown>(...numbers, ...shapes),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names that no call declares. */
export const undeclaredNames = fc.constantFrom(
  ...['', '\0', '__proto__', 'constructor', 'toString', 'id', 'userId', 'orderNo', 'name', 'role'],
);

const deep = 100_000;

const bodies = [
  ...'{ null [] "text" NaN {}{} {\'a\':1} \ufeff{} {"a":1e999} {"a":"\\ud800\\u0000"}'.split(' '),
  ...'{"__proto__":{"a":1}} {"constructor":{"prototype":{"a":1}}}'.split(' '),
  '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
  '<a>'.repeat(deep),
  '['.repeat(deep),
  '['.repeat(deep) + ']'.repeat(deep),
  `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
];

/** Bodies that are no JSON of a form, too deep, or too long for every call. */
export const oddBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(...bodies, 'x'.repeat(2 ** 21)).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

/** Content types, with encodings that are none of JSON. */
export const oddTypes = fc.constantFrom(
  ...['application/json', 'application/json; charset=utf-16', 'application/csp-report'],
  ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=gbk'],
  ...['application/xml', 'text/xml', 'text/plain', 'multipart/form-data', 'a', ''],
);

/** Mostly undefined, so that what else a request has is fuzzed alone. */
export const rarely = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
