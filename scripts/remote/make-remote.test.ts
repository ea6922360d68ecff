import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { listViews } from '../webpack/views.ts';
import { makeRemote } from './make-remote.ts';

const root = mkdtempSync(path.join(tmpdir(), 'remotes-'));
after(() => rmSync(root, { recursive: true }));

test('a new remote has its own names, a view, and a test of it', () => {
  const folder = path.join(root, 'mf-harbour');
  const files = makeRemote('mf_harbour', folder);
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  assert.doesNotMatch(texts + files.join(), /example/i);
  assert.match(texts, /"@portal\/mf-harbour"[\s\S]*federated\('mf_harbour'\)/);
  assert.match(texts, /"title": "Harbour"/);
  assert.deepEqual(Object.keys(listViews(path.join(folder, 'src/views'))), ['harbour/index']);
  assert.ok(files.includes(path.join('src', 'views', 'harbour', 'index.test.tsx')));
});

const taken: readonly (readonly ['mf_quay' | 'mf_route' | 'mf_login', RegExp])[] = [
  ['mf_quay', /^There is a mf-quay already\.$/],
  ['mf_route', /^mf_catalog has a view route\/index already: choose another name than route\.$/],
  ['mf_login', /^\/login is a page of the portal already: choose another name than login\.$/],
];

mkdirSync(path.join(root, 'mf-quay'));

for (const [app, sentence] of taken)
  test(`${app} is refused with a sentence, and no file is written`, () => {
    const before = readdirSync(root);
    assert.throws(() => makeRemote(app, path.join(root, app.replace('_', '-'))), { message: sentence });
    assert.deepEqual(readdirSync(root), before);
  });
