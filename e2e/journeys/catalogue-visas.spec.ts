import type { APIRequestContext, Page } from '@playwright/test';
import { money } from '../fixtures/booking-form.ts';
import { expect, test } from '../fixtures/portal.ts';
import { today } from '../fixtures/stock.ts';

interface Name {
  readonly zh: string;
  readonly en: string;
}

interface Visa {
  readonly id: number;
  readonly title: Name;
  readonly destination: Name;
  readonly types: readonly { readonly skuId: number; readonly name: Name; readonly workingDays: number }[];
  readonly content: {
    readonly refunds: readonly Name[];
    readonly documents: readonly {
      readonly applicant: string;
      readonly items: readonly {
        readonly title: Name;
        readonly required: boolean;
        readonly original: boolean;
      }[];
    }[];
  };
}

interface Stock {
  readonly skuId: number;
  readonly price: number;
  readonly left: number;
}

const read = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`/api/v1/${path}`)).json()).data;

/** A visa of the demo with several types, all on sale. */
const getVisa = async (request: APIRequestContext) => {
  const { list } = await read(request, 'visas?pageSize=20');
  for (const { id } of list) {
    const visa: Visa = await read(request, `visas/${id}`);
    const stock: readonly Stock[] = await read(request, `visas/${id}/stock`);
    if (stock.length > 1 && stock.every(({ left }) => left > 0)) return { visa, stock };
  }
  throw new Error('no visa of the demo has several types');
};

const visaPath = ({ id }: Pick<Visa, 'id'>) => `/visa/visaDetail?id=${id}`;
const panelOf = (page: Page) => page.getByRole('region', { name: '办理', exact: true });

/** Monday to Friday only, as the page estimates it. */
const afterWorkingDays = (day: string, count: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  for (let rest = count; rest > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() % 6 !== 0) rest -= 1;
  }
  return `${at.getUTCMonth() + 1}月${at.getUTCDate()}日`;
};

test("every type has the server's price, and its earliest answer in working days", async ({
  page,
  request,
}) => {
  const { visa, stock } = await getVisa(request);
  await page.goto(visaPath(visa));
  const panel = panelOf(page);
  for (const { skuId, name, workingDays } of visa.types) {
    await page.getByRole('group', { name: '签证类型' }).getByText(name.zh, { exact: true }).click();
    await expect(panel).toContainText(money(stock.find((row) => row.skuId === skuId)?.price ?? 0));
    await expect(panel).toContainText(`最早约 ${afterWorkingDays(today(), workingDays)}`);
    await expect(panel.getByRole('link', { name: '立即办理' })).toHaveAttribute(
      'href',
      `/visa/visaPreview?id=${visa.id}&skuId=${skuId}`,
    );
  }
});

test('the types are selected by arrow keys', async ({ page, request }) => {
  const { visa } = await getVisa(request);
  await page.goto(visaPath(visa));
  const types = page.getByRole('group', { name: '签证类型' }).getByRole('radio');
  await expect(types.first()).toBeEnabled();
  await types.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(types.nth(1)).toBeChecked();
  await expect(panelOf(page)).toContainText(visa.types[1]?.name.zh ?? '');
});

test("documents are those of the applicant's group, marked as required and original", async ({
  page,
  request,
}) => {
  const { visa } = await getVisa(request);
  await page.goto(visaPath(visa));
  const documents = page.getByRole('region', { name: '所需材料' });
  await expect(documents.getByRole('tab')).toHaveCount(visa.content.documents.length);
  for (const [place, { items }] of visa.content.documents.entries()) {
    await documents.getByRole('tab').nth(place).click();
    const shown = documents.getByRole('tabpanel').getByRole('listitem');
    await expect(shown).toHaveCount(items.length);
    for (const [at, { title, required, original }] of items.entries()) {
      await expect(shown.nth(at)).toContainText(`${title.zh}${required ? '必需' : '选交'}`);
      await expect(shown.nth(at).getByText('原件', { exact: true })).toHaveCount(original ? 1 : 0);
    }
  }
});

test('refund terms are shown above the button', async ({ page, request }) => {
  const { visa } = await getVisa(request);
  await page.goto(visaPath(visa));
  const panel = panelOf(page);
  for (const { zh } of visa.content.refunds) {
    const text = await panel.getByText(zh).boundingBox();
    const button = await panel.getByRole('link', { name: '立即办理' }).boundingBox();
    expect(text?.y).toBeLessThan(button?.y ?? 0);
  }
});

test('the print view is a checklist', async ({ page, request }) => {
  const { visa } = await getVisa(request);
  await page.goto(visaPath(visa));
  await page.getByRole('region', { name: '所需材料' }).getByRole('tab').nth(1).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new RegExp(`^${visa.destination.zh}签证材料清单（`))).toBeVisible();
  for (const { title } of visa.content.documents[1]?.items ?? [])
    await expect(page.getByRole('heading', { name: title.zh, exact: true })).toBeVisible();
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: '打印清单' }),
    page.getByRole('tab'),
    page.getByRole('radio'),
    page.getByRole('region', { name: '办理', exact: true }),
    page.getByRole('region', { name: '图片' }),
    page.getByRole('region', { name: '旅客评价' }),
  ])
    await expect(chrome.filter({ visible: true })).toHaveCount(0);
});

test('an unknown visa links to the list of visas', async ({ page, expectedErrors }) => {
  expectedErrors.push('status of 404');
  await page.goto('/visa/visaDetail?id=999999999');
  await expect(page.getByRole('heading', { level: 1, name: '签证不存在' })).toBeAttached();
  await page.getByRole('link', { name: '浏览全部签证' }).click();
  await expect(page).toHaveURL(/\/visa$/);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a visa is in English', async ({ page, request }) => {
    const { visa } = await getVisa(request);
    await page.goto(visaPath(visa));
    await expect(page.getByRole('heading', { level: 1, name: visa.title.en })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Apply', exact: true })).toContainText(
      'With complete documents today, the earliest result is about',
    );
    for (const [place] of visa.content.documents.entries()) {
      await page.getByRole('tab').nth(place).click();
      await expect(page.getByRole('tabpanel')).not.toContainText(/[\u4e00-\u9fff]/);
    }
  });
});
