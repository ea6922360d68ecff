import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { CallData, ProductDraft, ProductForm, ProductKind } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { UNDATED } from '#src/catalog/products/index.ts';
import { inventory } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { completeDrafts } from './complete-drafts.ts';

const perms = ['query', 'add', 'edit', 'delete', 'publish'].map((action) => `biz:product:${action}`);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const segments = { tour: 'tours', hotel: 'hotels', ticket: 'tickets', goods: 'goods', visa: 'visas' };

/** An empty catalogue and an editor with all permissions. */
export const openEditor = async (t: TestContext) => {
  const portal = await buildTestApp(t);
  const { app, deps, clock } = portal;
  const editor = await portal.signIn('EDITOR', { perms });

  const ask = async <T>(
    method: Method,
    path: string,
    payload?: object,
    headers: Record<string, string> = editor.headers,
  ) => {
    const url = `/api/v1/products${path}`;
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const body: { code: string; msg: string; field?: string; data: T } = reply.json();
    return { status: reply.statusCode, headers: reply.headers, body };
  };
  /** Sends a request that must succeed; returns its data. */
  const given = async <T>(method: Method, path: string, payload?: object): Promise<T> => {
    const { status, body } = await ask<T>(method, path, payload);
    assert.equal(status, 200, JSON.stringify(body));
    return body.data;
  };
  const form = (id: number) => given<ProductForm>('GET', `/${id}/form`);
  const save = (id: number, draft: ProductDraft, version?: string) =>
    given<ProductForm>('PUT', `/${id}`, { draft, version });
  /** Fills in a draft of a kind; existing SKUs keep their ids. */
  const write = async (kind: ProductKind, change: Partial<ProductDraft> = {}): Promise<ProductForm> => {
    const { id } = await given<{ id: number }>('POST', '', { kind, title: { zh: '新品' } });
    return save(id, { ...completeDrafts[kind], ...change } as ProductDraft);
  };
  const stock = async ({ draft }: ProductForm, price = 50_000): Promise<void> => {
    const day = ['goods', 'visa'].includes(draft.kind) ? UNDATED : addDays(dayOf(clock.now()), 20);
    await deps.db
      .insert(inventory)
      .values(draft.skus.map(({ skuId = 0 }) => ({ skuId, day, price, total: 9 })));
  };
  const publish = (...ids: number[]) =>
    given<CallData<'PUT /api/v1/products/:id/publish'>>('PUT', `/${ids.join()}/publish`, {});
  /** A published product. */
  const offer = async (kind: ProductKind): Promise<ProductForm> => {
    const written = await write(kind);
    await stock(written);
    assert.deepEqual(await publish(written.id), [{ id: written.id, faults: [] }]);
    return form(written.id);
  };
  /** Sends a visitor's request 30 s later, after the response cache has expired. */
  const visit = async (path: string) => {
    clock.advance(30);
    const reply = await app.inject(encodeURI(`/api/v1/${path}`));
    return { status: reply.statusCode, data: reply.json().data };
  };
  return { ...portal, editor, ask, given, form, save, write, stock, publish, offer, visit };
};
