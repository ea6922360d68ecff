import type { APIRequestContext, Page } from '@playwright/test';
import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { orderNoOf } from '../fixtures/booking-form.ts';
import { adult, contact, emergencyContact } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { type Departure, getDeparture, previewPath } from '../fixtures/tours.ts';

/** Text that does harm if it is executed or parsed as markup. */
const scriptText = `<img src=x onerror="window.harmed=1">'"><script>window.harmed=1</script>`;

const expectUnharmed = async (page: Page): Promise<void> => {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined();
};

test('markup in a search is shown as text', async ({ page }) => {
  await page.goto('/index');
  const search = page.getByRole('search');
  await search.getByRole('combobox').fill(scriptText);
  await search.getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/search\?keywords=/);
  await expect(page.getByRole('main')).toContainText(scriptText);
  await expectUnharmed(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(scriptText);
  await expectUnharmed(page);
});

const bookWith = async (page: Page, departure: Departure, text: string): Promise<void> => {
  await page.goto(previewPath(departure, 1));
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('travellers/0/name').fill(text.slice(0, 50));
  await field('travellers/0/documentNo').fill(adult('').documentNo);
  await field('contact/name').fill(text.slice(0, 50));
  await field('contact/mobile').fill(contact.mobile);
  await field('emergencyContact/name').fill('O\'Neill"; --');
  await field('emergencyContact/mobile').fill(emergencyContact.mobile);
  await field('remark').fill(text);
  await field('contractAccepted').check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
};

test('markup in names and remarks of an order is stored and shown as text', async ({ page, request }) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, {
    category: 'party-building',
    place: 3,
    seats: (n) => n > 9,
  });
  await enterWith(page, token);
  await bookWith(page, departure, scriptText);
  await expectUnharmed(page);
  await page.goto(`/personal/route-order/detail?orderNo=${orderNoOf(page)}`);
  await expect(page.getByRole('main')).toContainText(scriptText);
  await expect(page.getByRole('main')).toContainText('O\'Neill"; --');
  await expectUnharmed(page);
});

const renamed = async (request: APIRequestContext): Promise<string> => {
  const { username } = await newMember(request);
  const headers = { Authorization: await signIn(request, 'root') };
  const found = await request.get('/api/v1/users/page', { headers, params: { keywords: username } });
  const [{ id }] = (await found.json()).data.list;
  const { data } = await (await request.get(`/api/v1/users/${id}/form`, { headers })).json();
  const changed = await request.put(`/api/v1/users/${id}`, {
    headers,
    data: { ...data, nickname: scriptText.slice(0, 64) },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  return username;
};

test("markup in a member's name is text in the back office and in its confirm dialogs", async ({
  page,
  request,
  signedIn,
}) => {
  const username = await renamed(request);
  await signedIn('root');
  await page.goto(`/system/user?keywords=${username}`);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText(scriptText.slice(0, 64));
  await row.getByRole('switch').click();
  await expect(page.getByRole('alertdialog')).toContainText('<img src=x');
  await expectUnharmed(page);
});
