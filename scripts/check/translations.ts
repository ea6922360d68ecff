import { findUnused, readCode, readWords } from './message-keys.ts';
import { type Outcome, verdict } from './outcome.ts';
import { listSources, type SourceFile } from './source-files.ts';

type Words = { readonly [name: string]: string | Words };
/** Texts by dotted key: `filters.price`. */
type Texts = ReadonlyMap<string, string>;

const flatten = (words: Words, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[prefix + name, word]] : flatten(word, `${prefix}${name}.`),
  );

const readTexts = ({ text }: SourceFile): Texts => new Map(flatten(JSON.parse(text) as Words));

const placeholdersOf = (text = ''): string => [...new Set(text.match(/\{+\w+\}+/g))].sort().join(' ');

/** Plural forms are one key. */
const keysOf = (texts: Texts): string[] => [
  ...new Set([...texts.keys()].map((name) => name.replace(/_(one|other)$/, ''))),
];

/** One sentence per key that one language lacks, or whose placeholders differ. */
export const compareLanguages = (zh: Texts, en: Texts): string[] => {
  const lacks = (keys: readonly string[], others: readonly string[], language: string): string[] =>
    keys.filter((key) => !others.includes(key)).map((key) => `${key} has no ${language}`);
  return [
    ...lacks(keysOf(zh), keysOf(en), 'English'),
    ...lacks(keysOf(en), keysOf(zh), 'Chinese'),
    ...[...zh]
      .filter(([name, text]) => en.has(name) && placeholdersOf(text) !== placeholdersOf(en.get(name)))
      .map(([name]) => `the placeholders of ${name} differ`),
  ];
};

const chinese = '.zh-cn.json';
const isCode = ({ path }: SourceFile): boolean => !/\.test\.tsx?$|\/testing\//.test(path);

/** The code that may use the texts of a folder: its own, and `shared`; those of `shared` are used by all. */
const listUsers = (code: readonly SourceFile[], folder: string): SourceFile[] =>
  code.filter(
    ({ path }) => folder === 'shared' || path.startsWith(`${folder}/`) || path.startsWith('shared/'),
  );

/** Texts of server and scripts are properties of typed objects: the type check follows them. */
const isTyped = (folder: string): boolean => ['server', 'scripts'].includes(folder);

const checkFolder = (
  folder: string,
  files: readonly SourceFile[],
  code: readonly SourceFile[],
  words: ReadonlySet<string>,
): string[] => {
  const users = readCode(listUsers(code, folder));
  return files
    .filter(({ path }) => path.endsWith(chinese))
    .flatMap((file) => {
      const english = files.find(({ path }) => path === file.path.replace(chinese, '.en.json'));
      if (!english) return [`${file.path} has no English`];
      const zh = readTexts(file);
      const unused = isTyped(folder) ? [] : findUnused(file.path, keysOf(zh), users, words);
      return [...compareLanguages(zh, readTexts(english)), ...unused.map((key) => `${key} is unused`)].map(
        (complaint) => `${file.path}: ${complaint}`,
      );
    });
};

/** Every text is in both languages with the same placeholders, and every key of a front end is used. */
export const checkTranslations = async (): Promise<Outcome> => {
  const files = await listSources(`*${chinese}`, '*.en.json');
  const code = (await listSources('*.ts', '*.tsx')).filter(isCode);
  const words = readWords(code);
  const complaints = [...Map.groupBy(files, ({ path }) => path.split('/')[0] ?? '')].flatMap(
    ([folder, ofFolder]) => checkFolder(folder, ofFolder, code, words),
  );
  return verdict(
    'translations',
    complaints.length === 0,
    [`${files.length} files`, ...complaints].join('\n  '),
  );
};
