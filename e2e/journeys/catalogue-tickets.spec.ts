import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money } from '../fixtures/booking-form.ts';
import { dayCell } from '../fixtures/calendar.ts';
import { firstId } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/portal.ts';
import { bySlot, getVisit, type Visit } from '../fixtures/sights.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

const soon = ({ stock }: Visit) => stock.day > daysAfter(today(), 2);
const pathOf = ({ sight }: Visit) => `/ticket/ticketDetail?id=${sight.id}`;

/** The lowest price for adults, as the calendar shows it. */
const lowest = ({ sight, sameDay }: Visit) => {
  const adults = sight.types.filter(({ concession }) => !concession).flatMap(({ slots }) => slots);
  const skus = new Set(adults.map(({ skuId }) => skuId));
  return Math.min(
    ...sameDay.filter(({ skuId, left }) => left > 0 && skus.has(skuId)).map(({ price }) => price),
  );
};

test("a sight shows the server's data, and a ticket for the whole day is selected", async ({
  page,
  request,
}) => {
  const visit = await getVisit(request, (one) => soon(one) && !bySlot(one) && one.stock.left > 30);
  const { sight, type, stock } = visit;
  await page.goto(pathOf(visit));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: sight.title.zh })).toBeVisible();
  for (const words of [
    sight.content.address,
    ...sight.content.notices,
    ...sight.content.sights.map(({ name }) => name),
    ...sight.types.map(({ name }) => name),
  ])
    await expect(main).toContainText(words.zh);
  await expect(main).toContainText(/今日开放 \d\d:\d\d–\d\d:\d\d/);

  const cell = await dayCell(main, stock.day);
  await expect(cell).toContainText(`${money(lowest(visit))}`);
  await cell.click();
  await expect(page).toHaveURL(new RegExp(`day=${stock.day}`));
  await main.getByRole('radio', { name: type.name.zh }).check();
  const panel = page.getByRole('region', { name: '预订门票' });
  await panel.getByRole('button', { name: '增加张数' }).click();
  await expect(panel).toContainText(money(2 * stock.price));
  await expect(panel.getByRole('link', { name: '立即预订' })).toHaveAttribute(
    'href',
    `/ticket/confirm-order?id=${sight.id}&skuId=${stock.skuId}&day=${stock.day}&count=2`,
  );
});

test('a time slot is selected by keyboard and shows what is left', async ({ page, request }) => {
  const visit = await getVisit(request, (one) => soon(one) && bySlot(one) && one.stock.left > 0);
  const { type, slot, stock } = visit;
  await page.goto(`${pathOf(visit)}&day=${stock.day}`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: type.name.zh }).press('Space');
  const slots = main.getByRole('group', { name: '入园时段' });
  const chosen = slots.getByRole('radio', { name: `${slot.from}–${slot.to}` });
  await expect(chosen).toHaveAccessibleName(new RegExp(`余 ${stock.left}$`));
  await chosen.press('Space');
  await expect(page.getByRole('link', { name: '立即预订' })).toHaveAttribute(
    'href',
    new RegExp(`skuId=${stock.skuId}&day=${stock.day}&count=1$`),
  );
});

test('the ticket calendar is a screen of its own, accessible at every width', async ({
  request,
  signedIn,
}) => {
  const page = await signedIn('root');
  await page.goto('/demo/ticket-calendar');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '门票日历' })).toBeVisible();
  const first = await firstId(request, 'tickets');
  await expect(main.getByRole('link', { name: /^查看.*的介绍$/ })).toHaveAttribute(
    'href',
    `/ticket/ticketDetail?id=${first}`,
  );
  const { sight, stock } = await getVisit(request, (one) => soon(one) && one.stock.left > 30);
  await page.goto(`/demo/ticket-calendar?id=${sight.id}`);
  await expect(main.getByRole('heading', { level: 2, name: sight.title.zh })).toBeVisible();
  await (await dayCell(main, stock.day)).click();
  await expect(page).toHaveURL(new RegExp(`day=${stock.day}`));
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${width} px`, () => expectAccessible(page));
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideScroll(page);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a visit is selected in English without Chinese text', async ({ page, request }) => {
    const visit = await getVisit(request, (one) => soon(one) && !bySlot(one) && one.stock.left > 0);
    await page.goto(`${pathOf(visit)}&day=${visit.stock.day}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: visit.sight.title.en })).toBeVisible();
    await main
      .getByRole('radio', { name: new RegExp(visit.type.name.en ?? '') })
      .first()
      .check();
    await expect(main.getByRole('link', { name: 'Book now' })).toBeVisible();
    await expect(main).not.toContainText(/[\u4e00-\u9fff]/);
  });
});
