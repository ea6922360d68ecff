import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { BulkJob, BulkRow, BulkRowState } from '@portal/shared/contract';
import { asc, sql } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { createBulkDeps } from '#src/app/bulk-kinds.ts';
import { products, reviews } from '#src/platform/database/index.ts';
import { writeSheets } from '#src/platform/spreadsheet/index.ts';
import { formRequest } from '#test/support/form.ts';
import type { SignedIn, SignInOptions } from '#test/support/sign-in.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { runBulkJobs } from '../run-bulk-jobs.ts';

type Headers = Readonly<Record<string, string>>;
type Body = Readonly<Record<string, unknown>>;

/** What a member of staff who runs bulk jobs may do and where, and the portal; a new one by default. */
interface Options extends SignInOptions {
  readonly portal?: TestApp;
}

/** A portal on which a member of staff runs bulk jobs. */
export const openBulkJobs = async (
  t: TestContext,
  perms: readonly string[] = ['biz:review:hide'],
  { portal: given, ...options }: Options = {},
) => {
  const portal = given ?? (await buildTestApp(t));
  const { app, deps } = portal;
  const staff: SignedIn = await portal.signIn('BULK', { perms, ...options });
  const send = async (method: 'GET' | 'POST', path: string, payload?: Body, as: Headers = staff.headers) => {
    const answer = await app.inject({ method, url: `/api/v1/bulk-jobs${path}`, headers: as, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const answered = async (...call: Parameters<typeof send>) => {
    const answer = await send(...call);
    assert.equal(answer.status, 200, JSON.stringify(answer));
    return answer.data;
  };
  const show = (id: number): Promise<BulkJob> => answered('GET', `/${id}`);
  const prepare = (body: Body): Promise<BulkJob> => answered('POST', '', body);
  const start = (id: number): Promise<BulkJob> => answered('POST', `/${id}/start`, {});
  const bulkDeps = createBulkDeps(deps, { error: () => undefined });
  const run = () => runBulkJobs(bulkDeps);
  return {
    ...{ portal, app, deps, db: deps.db, staff, send, show, prepare, start, run, bulkDeps },
    /** Prepares, starts and runs a job. */
    runAll: async (body: Body): Promise<BulkJob> => {
      const { id } = await prepare(body);
      await start(id);
      await run();
      return show(id);
    },
    rows: async (id: number, state?: BulkRowState): Promise<BulkRow[]> =>
      (await answered('GET', `/${id}/rows?pageSize=100${state ? `&state=${state}` : ''}`)).list,
    /** Uploads a sheet of a kind; returns the answer. */
    upload: async (kind: string, sheet: readonly (readonly string[])[]) => {
      const [head = [], ...rows] = sheet;
      const columns = head.map((header) => ({ header, width: 10 }));
      const bytes = await writeSheets([{ name: 'sheet', columns, rows }]);
      const file = new File([Buffer.from(bytes)], 'sheet.xlsx');
      const { headers, payload } = await formRequest({ kind, file });
      const url = '/api/v1/bulk-jobs/_sheet';
      const answer = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, ...staff.headers },
      });
      return { status: answer.statusCode, ...answer.json() };
    },
    /** The result as a spreadsheet, without its head. */
    sheet: async (id: number) => {
      const url = `/api/v1/bulk-jobs/${id}/sheet`;
      const { rawPayload } = await app.inject({ url, headers: staff.headers });
      return (await readSheet(rawPayload)).slice(1);
    },
  };
};

type BulkFixture = Awaited<ReturnType<typeof openBulkJobs>>;

/** Adds visible reviews of some products, a hundred each; returns their ids in order. */
export const addReviews = async ({ db }: Pick<BulkFixture, 'db'>, count: number, deptId?: number) => {
  const places = Array.from({ length: Math.ceil(count / 100) }, (_, place) => place);
  const made = await db
    .insert(products)
    .values(
      places.map((place) => ({
        ...{ kind: 'tour' as const, category: 'domestic', picture: '/images/x.svg', content: {} as never },
        ...{ title: { zh: `线路${place}`, en: `Tour ${place}` }, deptId },
      })),
    )
    .returning({ id: products.id });
  const ids: string[] = [];
  for (const [place, { id: productId }] of made.entries()) {
    const rows = Array.from({ length: Math.min(100, count - place * 100) }, () => ({
      ...{ productId, author: '林**', rating: 4, text: { zh: '导游很好，行程很满意' } },
    }));
    const added = await db.insert(reviews).values(rows).returning({ id: reviews.id });
    ids.push(...added.map(({ id }) => String(id)));
  }
  return ids;
};

/** The ids of the reviews that are taken down. */
export const hiddenReviews = async ({ db }: Pick<BulkFixture, 'db'>): Promise<string[]> => {
  const isHidden = sql`${reviews.hiddenAt} is not null`;
  const found = await db.select({ id: reviews.id }).from(reviews).where(isHidden).orderBy(asc(reviews.id));
  return found.map(({ id }) => String(id));
};
