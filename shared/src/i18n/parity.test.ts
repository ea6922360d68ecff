import { globSync } from 'node:fs';
import path from 'node:path';
import { i18n } from './instance.ts';

const root = path.join(__dirname, '../../..');
const files = globSync('{shared,shell,mf-*}/src/**/*messages.ts', { cwd: root }).filter(
  (file) => !file.includes('i18n'),
);

for (const file of files) require(path.join(root, file));

const namesOf = (words: object, above = ''): readonly string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? `${above}${name}` : namesOf(value, `${above}${name}.`),
  );

const wordsOf = (language: string, namespace: string): object =>
  i18n.getResourceBundle(language, namespace) ?? {};

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => `${name}`).sort();

const namespaces = Object.keys(i18n.store.data['zh-cn'] ?? {});

test('every feature brings words under a name of its own', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(namespaces).toHaveLength(files.length);
});

test.each(namespaces)('%s has the same names in both languages, none of them empty', (namespace) => {
  const chinese = wordsOf('zh-cn', namespace);
  const english = wordsOf('en', namespace);
  expect(namesOf(english).toSorted()).toEqual(namesOf(chinese).toSorted());
  for (const name of namesOf(chinese)) {
    const [zh, en] = ['zh-cn', 'en'].map((lng) => i18n.getResource(lng, namespace, name) as string);
    expect(zh).not.toBe('');
    expect(en).not.toBe('');
    expect([name, placeholders(en ?? '')]).toEqual([name, placeholders(zh ?? '')]);
  }
});
