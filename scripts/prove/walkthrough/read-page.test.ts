import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from './read-page.ts';

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
