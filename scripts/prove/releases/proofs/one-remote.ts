import assert from 'node:assert/strict';
import type { App, CallData, LiveReleases } from '@portal/shared/contract';
import type { Page } from 'playwright-core';
import { ask } from '../../consistency/ask.ts';
import type { Buyer } from '../../consistency/buyers.ts';
import type { Proof } from '../../proof.ts';
import { buildChangedCatalog } from '../changed-catalog.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { addMenuRow, removeMenuRow } from '../menu-row.ts';
import { buildOf, liveReleasesOf, rollBackTo, ship } from '../moves.ts';
import { newMember, releaseOf, type Visitor, visit } from '../visitor.ts';

const app = 'mf_catalog';
/** A view that only the next release of the catalogue has. */
const oneMoreView = { name: 'proof/one-more', heading: '新的一页' } as const;
const source = `export default function OneMore() {\n  return <h1>${oneMoreView.heading}</h1>;\n}\n`;
const row = { name: '新的一页', path: '/one-more', component: oneMoreView.name };
const typed = { 'contact/name': '陈海生', 'contact/mobile': '13800138000', remark: '素食' };

/** The URL of the booking form of any tour. */
const bookingPath = async ({ client }: ReleaseTestEnvironment): Promise<string> => {
  const tours = `${client.portalUrl}/api/v1/tours`;
  const { data } = await ask<CallData<'GET /api/v1/tours'>>('GET', `${tours}?category=learning`);
  for (const { id } of data.list) {
    const departures = await ask<CallData<'GET /api/v1/tours/:id/departures'>>(
      'GET',
      `${tours}/${id}/departures`,
    );
    const free = departures.data.find(({ seats }) => seats > 1);
    if (free) return `/route/preview?id=${id}&skuId=${free.skuId}&day=${free.day}&adults=1&children=0`;
  }
  throw new Error('No tour of the demo has a seat.');
};

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** A member with a half-filled booking form, in a tab that is not reloaded from here on. */
const beginBooking = async (env: ReleaseTestEnvironment): Promise<Visitor> => {
  const visitor = await visit(env, { member: await newMember(env, 'MEMBER') });
  await visitor.page.goto(await bookingPath(env));
  for (const [name, text] of Object.entries(typed)) await field(visitor.page, name).fill(text);
  await visitor.page.evaluate(() => Object.assign(window, { sameTab: true }));
  return visitor;
};

const assertTyped = async (page: Page, when: string): Promise<void> => {
  for (const [name, text] of Object.entries(typed))
    assert.equal(await field(page, name).inputValue(), text, `${name} is kept ${when}`);
};

/** The open tab continues, loads the new release at its next entry into the app, and returns to its form. */
const goOn = async ({ page }: Visitor, version: string): Promise<void> => {
  const asked = () => page.waitForResponse((answer) => answer.url().endsWith('/api/v1/releases/live'));
  // The first poll may have started before the promotion.
  await asked();
  await asked();
  await assertTyped(page, 'while the release changes');
  await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click();
  assert.equal(await releaseOf(page, 'home/index'), version, 'the open tab takes the new release');
  await page.goBack();
  await releaseOf(page, 'route/preview');
  await assertTyped(page, 'after a visit to the new release');
  assert.ok(await page.evaluate(() => 'sameTab' in window), 'the tab was not loaded again');
};

/** A staff tab that was open before finds the new menu row and its view. */
const findInMenu = async ({ page }: Visitor, version: string): Promise<void> => {
  // Every navigation fetches the menus.
  await page.locator('nav a[href="/system/user"]').evaluate((link: HTMLElement) => link.click());
  await releaseOf(page, 'system/user/index');
  await page.locator(`nav a[href="${row.path}"]`).click();
  assert.equal(await releaseOf(page, oneMoreView.name), version);
  assert.equal(await page.locator(`[data-view="${oneMoreView.name}"] h1`).textContent(), oneMoreView.heading);
};

const findByAddress = async (env: ReleaseTestEnvironment, root: Buyer, version: string): Promise<void> => {
  const { page, leave } = await visit(env, { member: root, origin: env.replicas[1].origin });
  const answer = await page.goto(row.path);
  assert.equal(answer?.status(), 200);
  assert.equal(await releaseOf(page, oneMoreView.name), version);
  await leave();
};

const moved = (before: LiveReleases, after: LiveReleases): string[] =>
  (Object.keys(after) as App[]).filter(
    (name) => before[name]?.current.version !== after[name]?.current.version,
  );

export const oneRemote: Proof<ReleaseTestEnvironment> = {
  number: 1,
  claim: 'Releasing one remote alone adds a view and a menu entry; open tabs lose nothing',
  run: async (env) => {
    const root = await newMember(env, 'ROOT');
    const { name } = oneMoreView;
    const next = await buildChangedCatalog(env.folder, { [`src/views/${name}.tsx`]: source }, [name]);
    const { version } = next.record;
    const origin = env.replicas[1].origin;
    const before = await liveReleasesOf(origin);
    const booking = await beginBooking(env);
    const staff = await visit(env, { member: root });
    await staff.page.goto('/dashboard');
    await releaseOf(staff.page, 'dashboard/index');
    const since = Date.now();
    await ship(env, next);
    const took = Date.now() - since;
    await addMenuRow(env, root, row);
    await findByAddress(env, root, version);
    await Promise.all([findInMenu(staff, version), goOn(booking, version)]);
    assert.deepEqual(moved(before, await liveReleasesOf(origin)), [app], 'nothing else was released');
    await Promise.all([booking.leave(), staff.leave()]);
    await removeMenuRow(env, root, row);
    await rollBackTo(env, buildOf(env, app).record);
    return { 'released to show it': app, 'ms from publishing to every document': took };
  },
};
