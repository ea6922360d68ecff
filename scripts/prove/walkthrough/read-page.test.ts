import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapterOf, readPage } from './read-page.ts';

const page = `# A page

\`\`\`sh
npm run release -- new mf-guide   # a folder
npm test -- mf-guide

\`\`\`

1. A file:

\`\`\`tsx mf-guide/src/a.tsx
export default 1;
\`\`\`

\`\`\`diff shared/index.ts
 one
+two
-three
 four
\`\`\`

\`\`\`json
{ "only": "read" }
\`\`\`
`;

test('commands, files and changes are parsed in the order of the page', () => {
  assert.deepEqual(readPage(page), [
    { kind: 'command', line: 'npm run release -- new mf-guide' },
    { kind: 'command', line: 'npm test -- mf-guide' },
    { kind: 'file', path: 'mf-guide/src/a.tsx', text: 'export default 1;\n' },
    { kind: 'edit', path: 'shared/index.ts', before: 'one\nthree\nfour\n', after: 'one\ntwo\nfour\n' },
  ]);
});

test('a chapter ends at the next heading of its level or above', () => {
  const text = '# Page\n\n## One\n\n### Part\n\na\n\n## Two\n\nb';
  assert.equal(chapterOf(text, '## One'), '## One\n\n### Part\n\na\n');
  assert.equal(chapterOf(text, '### Part'), '### Part\n\na\n');
  assert.equal(chapterOf(text, '## Two'), '## Two\n\nb');
  assert.throws(() => chapterOf(text, '## Three'), /no heading "## Three"/);
});
