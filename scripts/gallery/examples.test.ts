import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../process/root.ts';

const read = (pattern: string): string =>
  globSync(inRoot(pattern))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const find = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(',')).map((name) => name.trim());

/** Components have capital initials; `type` stands before the names of types. */
const isComponent = (name: string): boolean => /^[A-Z]\w+$/.test(name);

const shownIn = (area: string): Set<string> =>
  new Set(find(read(`scripts/gallery/examples/${area}-*.tsx`), /^ {4,6}'?([A-Z][\w, ]*)'?: (?:show\(|\{)/gm));

const uses = /import \{([^}]+)\} from '#src\/(?:ui|layout|list|bulk|form|charts|ordered-list)\/[^']+\.tsx'/g;

const sources: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'of shared',
    'ui',
    find(read('shared/src/{ui,forms,booking}/index.ts'), /export \{([^}]+)\} from '[^']+\.tsx'/g),
  ],
  [
    'that the screens of the back office use',
    'admin',
    find(read('mf-admin/src/{features,views}/**/*.tsx'), uses),
  ],
];

for (const [what, area, names] of sources) {
  test(`every component ${what} has an example`, () => {
    const shown = shownIn(area);
    const components = [...new Set(names)].filter(isComponent);
    assert.ok(components.length > 20);
    assert.deepEqual(
      components.filter((name) => !shown.has(name)),
      [],
    );
  });
}
