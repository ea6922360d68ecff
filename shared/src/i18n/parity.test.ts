import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const catalogues = globSync('{shared,shell,mf-*,server}/src/**/*.{zh-cn,en}.json', { cwd: root });
const features = [...new Set(catalogues.map((file) => file.replace(/\.(zh-cn|en)\.json$/, '')))];

const read = (feature: string, language: string): object =>
  JSON.parse(readFileSync(path.join(root, `${feature}.${language}.json`), 'utf8'));

/** The words by dotted name. */
const wordsOf = (words: object, above = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[above + name, value] as const] : wordsOf(value, `${above}${name}.`),
  );

const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{?(\w+)\}\}?/g)].map(([, name]) => `${name}`))].sort();

test('every feature has a message file for each language', () => {
  expect(features.length).toBeGreaterThan(100);
  expect(catalogues).toHaveLength(2 * features.length);
});

test.each(features)(
  '%s has the same names and placeholders in both languages, and no empty word',
  (feature) => {
    const english = new Map(wordsOf(read(feature, 'en')));
    const chinese = wordsOf(read(feature, 'zh-cn'));
    expect([...english.keys()].toSorted()).toEqual(chinese.map(([name]) => name).toSorted());
    for (const [name, text] of chinese) {
      expect([name, text.trim()]).not.toEqual([name, '']);
      expect([name, english.get(name)?.trim()]).not.toEqual([name, '']);
      expect([name, placeholders(english.get(name) ?? '')]).toEqual([name, placeholders(text)]);
    }
  },
);

test('no two features share a namespace', () => {
  const sources = globSync('{shared,shell,mf-*}/src/**/*.{ts,tsx}', { cwd: root });
  const namespaces = sources
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/defineMessages\(\s*'(\w+)'/g),
    ])
    .map(([, namespace]) => namespace);
  expect(namespaces.length).toBeGreaterThan(100);
  expect(new Set(namespaces).size).toBe(namespaces.length);
});
