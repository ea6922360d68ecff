import type { TestContext } from 'node:test';
import { siteProfiles } from '#src/platform/database/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A portal with a user who has all permissions for the site. */
export interface Editing extends TestApp {
  readonly editor: Awaited<ReturnType<TestApp['signIn']>>;
  readonly ask: (
    method: Method,
    path: string,
    payload?: object,
    headers?: { readonly authorization?: string },
  ) => Promise<{ status: number; data: never; code?: string; field?: string; msg?: string }>;
}

const actions = ['query', 'add', 'edit', 'delete'];

/** The permissions of one of the screens. */
export const permsOf = (screen: string): string[] => actions.map((action) => `site:${screen}:${action}`);

const perms = [...['slide', 'rotation', 'area', 'article'].flatMap(permsOf), 'site:profile:edit'];

/** Opens it, with the organisation. */
export const openEditing = async (t: TestContext): Promise<Editing> => {
  const portal = await buildTestApp(t);
  await portal.deps.db.insert(siteProfiles).values([
    { kind: 'travelInfo', orgCode: 'A86', data: {} },
    { kind: 'websiteManager', orgCode: 'A86', data: {} },
  ]);
  const editor = await portal.signIn('EDITOR', { perms });
  return {
    ...portal,
    editor,
    ask: async (method, path, payload, headers = editor.headers) => {
      const url = path.startsWith('/api') ? path : `/api/v1/${path}`;
      const reply = await portal.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: reply.statusCode, ...reply.json() };
    },
  };
};
