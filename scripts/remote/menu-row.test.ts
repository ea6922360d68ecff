import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMenuRow } from './menu-row.ts';

const client = { portalUrl: 'http://portal', releaseToken: 'a token' };

test('a row for the first view is appended to the menu, and only once', async (t) => {
  const folder = { id: 1, parentId: 0, name: 'A folder', component: 'Layout', children: [] as unknown[] };
  const answer = async (_url: string | URL | Request, init?: RequestInit) => {
    const row = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (row) folder.children.push(row);
    return Response.json({ code: '200', data: row ? null : [folder] });
  };
  t.mock.method(globalThis, 'fetch', answer);
  assert.equal(await addMenuRow(client, 'mf_harbour'), true);
  assert.equal(await addMenuRow(client, 'mf_harbour'), false);
  assert.deepEqual(folder.children, [
    {
      parentId: 0,
      type: 'MENU',
      name: 'Harbour',
      nameEn: 'Harbour',
      path: '/harbour',
      component: 'harbour/index',
      icon: 'star',
      sort: 99,
    },
  ]);
});
