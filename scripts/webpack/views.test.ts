import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeRemote } from '../build/fixture-remote.ts';
import { listViews } from './views.ts';

test("a view's path is its name; tests and other files are no views", () => {
  const folder = writeRemote({
    'views/system/user/index.tsx': '',
    'views/b.tsx': '',
    'views/b.test.tsx': '',
    'views/b.module.css': '',
  });
  const views = path.join(folder, 'src/views');
  assert.deepEqual(listViews(views), {
    b: path.join(views, 'b.tsx'),
    'system/user/index': path.join(views, 'system/user/index.tsx'),
  });
  rmSync(folder, { recursive: true });
});
