import { contract, ReleaseRecord } from '@portal/shared/contract';
import { releaseRecordSchema } from '@portal/shared/rules';

type Schema = Readonly<Record<string, unknown>>;

const parts = ['params', 'query', 'body', 'data'] as const;
const nested = ['properties', 'required', 'items', 'anyOf', 'patternProperties'];

/** Type and bounds of one field: `string minLength=1 maxLength=100`. */
const boundsOf = ({ type, ...schema }: Schema): string =>
  [
    type,
    ...Object.entries(schema)
      .filter(([name]) => !nested.includes(name))
      .map(([name, value]) => `${name}=${JSON.stringify(value)}`),
  ]
    .filter((word) => word !== undefined)
    .join(' ');

const fieldsOf = (path: string, schema: Schema): string[] => {
  const { properties = {}, required = [], items, anyOf = [], patternProperties = {} } = schema;
  const ofProperties = Object.entries(properties as Record<string, Schema>).flatMap(([name, field]) =>
    fieldsOf(`${path}.${name}${(required as string[]).includes(name) ? '' : '?'}`, field),
  );
  return [
    `  ${path} ${boundsOf(schema)}`.trimEnd(),
    ...ofProperties,
    ...Object.values(patternProperties as Record<string, Schema>).flatMap((field) =>
      fieldsOf(`${path}.*`, field),
    ),
    ...(items ? fieldsOf(`${path}[]`, items as Schema) : []),
    ...(anyOf as Schema[]).flatMap((choice) => fieldsOf(`${path}|`, choice)),
  ];
};

const accessOf = (access: unknown): string =>
  typeof access === 'string' ? access : (access as { anyOf: string[] }).anyOf.join(' or ');

/** Every call of the contract with one line per field of its input and answer, sorted by key. */
export const contractReport = (): string =>
  Object.entries(contract)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { access = 'member', kind = 'json', idempotent, ...entry }]: [string, Schema]) =>
      [
        `${key} (${[accessOf(access), kind, ...(idempotent ? ['idempotent'] : [])].join(', ')})`,
        ...parts.flatMap((part) => (entry[part] ? fieldsOf(part, entry[part] as Schema) : [])),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');

/** The JSON Schema of the release record. */
export const releaseRecordReport = (): string =>
  `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:haitu:release-record:v${releaseRecordSchema}`,
      title: 'Release record of Haitu: the manifest of one built version of one app',
      ...ReleaseRecord,
    },
    null,
    2,
  )}\n`;
