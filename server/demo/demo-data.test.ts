import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dataKinds } from './data-kinds.ts';
import { dataFolder, fileSchema, readGroups, schemaFile } from './read-groups.ts';
import { tourKind } from './tours/tour-seed.ts';
import { parseData, validateData, validateEach } from './validate-data.ts';

for (const kind of dataKinds) {
  test(`every file of ${kind.name} matches its schema and references it`, () => {
    assert.ok(readGroups(kind).length > 0);
    for (const group of kind.groups) {
      const text = readFileSync(new URL(`${kind.name}/${group}.json`, dataFolder), 'utf8');
      assert.equal(JSON.parse(text).$schema, `../schemas/${kind.name}.json`, group);
    }
  });

  test(`every file of ${kind.name} is loaded`, () => {
    const files = readdirSync(new URL(`${kind.name}/`, dataFolder)).filter((name) => name.endsWith('.json'));
    assert.deepEqual(files.toSorted(), kind.groups.map((group) => `${group}.json`).toSorted());
  });

  test(`the JSON schema of ${kind.name} equals the one that loading checks`, () => {
    const written = JSON.parse(readFileSync(schemaFile(kind), 'utf8'));
    assert.deepEqual(written, JSON.parse(JSON.stringify(fileSchema(kind))));
  });
}

test('every other file is imported and matches its schema', async () => {
  const cwd = new URL('.', import.meta.url);
  const sources = globSync('*/*.ts', { cwd }).map((file) => readFileSync(new URL(file, cwd), 'utf8'));
  const imported = sources.flatMap((text) =>
    [...text.matchAll(/'\.\.\/(data\/.*\.json)'/g)].map(([, file]) => file),
  );
  const listed = [...dataKinds.map(({ name }) => name), 'schemas'];
  const files = globSync('data/**/*.json', { cwd }).filter(
    (file) => !listed.includes(/^data\/([^/]+)\/[^/]+$/.exec(file)?.[1] ?? ''),
  );
  assert.deepEqual(files.toSorted(), imported.toSorted());
  await assert.doesNotReject(async () => [
    await import('./load-demo.ts'),
    await import('./history/load-history.ts'),
  ]);
});

/** A data file of tours with one tour changed. */
const changed = (change: Record<string, unknown>) => {
  const [tour] = readGroups(tourKind);
  return { $schema: '../schemas/tours.json', tours: [{ ...tour, ...change }] };
};

for (const [what, change, expected] of [
  ['an unknown name', { way: 'balloon' }, /\/tours\/0\/way must be equal to .*, but is "balloon"/],
  ['a text in one language', { title: ['湛江'] }, /\/tours\/0\/title must NOT have fewer than 2 items/],
  ['an empty text', { title: ['湛江', ''] }, /\/tours\/0\/title\/1 must NOT have fewer than 1 character/],
  ['a negative price', { price: -1 }, /\/tours\/0\/price must be >= 1, but is -1/],
  ['a property that is missing', { summary: undefined }, /\/tours\/0 must have required property 'summary'/],
  ['a property that is not known', { colour: 'red' }, /\/tours\/0 must NOT have additional .*: colour/],
] as const)
  test(`${what} is refused with file and path`, () => {
    const refused = () =>
      validateData(fileSchema(tourKind), 'tours/x.json', JSON.parse(JSON.stringify(changed(change))));
    assert.throws(refused, ({ message }: Error) => {
      assert.match(message, /^demo data tours\/x\.json: /);
      assert.match(message, expected);
      return true;
    });
  });

test('an invalid value in a record is refused with its key', () => {
  assert.throws(
    () => validateEach(tourKind.item.properties.price, 'x.json', { cheap: 1, free: 0 }),
    /demo data x\.json: \/free must be >= 1, but is 0/,
  );
});

test('a file that is not JSON is refused by name', () => {
  assert.throws(() => parseData('tours/x.json', '{'), /demo data tours\/x\.json is not JSON/);
});

test('a missing file is refused by name', () => {
  assert.throws(() => readGroups({ ...tourKind, groups: ['nowhere'] }), /tours\/nowhere\.json/);
});
