import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type Cell, readSheetRows } from '../../../../server/src/platform/spreadsheet/index.ts';
import { ask, newKey, until } from '../../consistency/ask.ts';
import { makeBuyers } from '../../consistency/buyers.ts';
import { payAt, startPaying } from '../../consistency/cashier.ts';
import { countStates } from '../../consistency/order-status.ts';
import { openDeparture, type Placed, tourBooking } from '../../consistency/tours.ts';
import type { Figures, Proof } from '../../proof.ts';
import { askSite } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Shop } from '../shop.ts';
import { showPage } from '../show-page.ts';
import type { Site } from '../site.ts';
import { addUser, type User } from '../users.ts';

const nickname = '<img src=x onerror=planted=1>';
const formulas = ['=1+1', '＝1+1', '＋1', '－1', '＠SUM(1)', ' =1+1', '\u200b=1+1'];
const remark = `＝HYPERLINK("http://evil.example")<script>planted=1</script>\r\nATTENDEE:mailto:x@evil.example\r\nEND:VEVENT`;

interface Letter {
  readonly html: string;
  readonly text: string;
}

/** An order whose remark and buyer carry markup: its calendar, its messages, and the list of staff as CSV. */
const readOrder = async (shop: Shop): Promise<Figures> => {
  const [[buyer], [root]] = [await makeBuyers(shop, 1), await makeBuyers(shop, 1, 'ROOT')];
  assert.ok(buyer && root);
  const mail = `markup-${buyer.number}@example.com`;
  await shop.database.pool.query('update users set email = $2, nickname = $3 where id = $1', [
    ...[buyer.userId, mail, nickname],
  ]);
  const booking = tourBooking(await openDeparture(shop, 5), buyer);
  const body = { ...booking, remark, contact: { ...booking.contact, name: '＝1+1', email: mail } };
  const placed = await ask<Placed>('POST', `${shop.origin}/api/v1/orders/tour`, {
    buyer,
    key: newKey(),
    body,
  });
  assert.equal(placed.status, 200, `${placed.code} ${placed.field}`);
  const { orderNo } = placed.data;
  await payAt(shop, await startPaying(shop, buyer, orderNo));
  await until(async () => (await countStates(shop, [orderNo])).PAID === 1, 'the payment');
  const get = async (path: string, token: string): Promise<string> => {
    const answer = await fetch(`${shop.origin}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.status, 200, path);
    return answer.text();
  };
  const calendar = await get(`orders/${orderNo}/calendar`, buyer.token);
  assert.doesNotMatch(calendar, /^ATTENDEE:/m);
  assert.equal(calendar.match(/^END:VEVENT\r$/gm)?.length, calendar.match(/^BEGIN:VEVENT\r$/gm)?.length);
  const list = async (): Promise<Letter[]> => {
    const answer = await fetch(`${shop.sandboxOrigin}/inbox/letters?to=${mail}`);
    return ((await answer.json()) as { letters: Letter[] }).letters;
  };
  await until(async () => (await list()).length > 0, 'a mail about the order', 30_000);
  for (const { html } of await list()) assert.doesNotMatch(html, /<img src=x|<script/i);
  const csv = await get(`staff/orders/export?keywords=${orderNo}`, root.token);
  assert.doesNotMatch(csv, /"[\s\u200b]*[=+\-@＝＋－＠]/);
  return { 'calendar, mail and CSV of an order with markup': 'encoded' };
};

const setNickname = (site: Site, { token }: User, value: string) =>
  askSite(site, 'PUT', '/api/v1/account/profile', {
    token,
    json: { nickname: value, gender: 0, birthday: null },
  });

/** Nicknames that are formulas, in the sheet of all users. */
const readUsers = async (site: Site): Promise<Figures> => {
  let stored = 0;
  for (const formula of formulas)
    if ((await setNickname(site, await addUser(site, 'MEMBER'), formula)).status === 200) stored += 1;
  const { token } = await addUser(site, 'ADMIN');
  const sheet = await askSite(site, 'GET', '/api/v1/users/_export', { token });
  assert.equal(sheet.status, 200, sheet.text.slice(0, 300));
  const cells: Cell[] = (await readSheetRows(sheet.bytes, 10_000)).flat();
  const active = cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@]/u.test(String(cell ?? '').normalize('NFKC')));
  assert.deepEqual(active, [], 'no cell begins as a formula');
  return { 'formulas stored as nicknames': stored, 'cells that begin as a formula': active.length };
};

/** Shows a nickname with markup in the personal centre and in the back office, in a browser. */
const show = async (site: Site): Promise<Figures> => {
  const [member, admin] = [await addUser(site, 'MEMBER'), await addUser(site, 'ADMIN')];
  const { status } = await setNickname(site, member, nickname);
  assert.equal(status, 200);
  const isActive = async (page: Page): Promise<boolean> => {
    await page.getByText(nickname).first().waitFor({ timeout: 30_000 });
    return page.evaluate(() => 'planted' in window || document.querySelector('img[src="x"]') !== null);
  };
  assert.equal(await showPage(site, member, '/personal/home', isActive), false, 'the personal centre');
  assert.equal(await showPage(site, admin, '/system/user', isActive), false, 'the users of the back office');
  return { 'markup in a nickname, in two screens of a browser': 'shown as text' };
};

export const markup: Proof<AttackEnvironment> = {
  number: 14,
  claim:
    'Markup that is stored in a nickname or an order remark runs nowhere: not in calendars, mails, sheets and screens, and no cell is a formula after NFKC',
  run: async ({ site, shop }) => ({
    ...(await readOrder(shop)),
    ...(await readUsers(site)),
    ...(await show(site)),
  }),
};
