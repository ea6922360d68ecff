import type { CalendarPreview, ProductCalendar } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import PricesAndStock from './index.tsx';

const day = addDays(dayOf(new Date()), 40);
const month = day.slice(0, 7);
const path = `/business/calendar?productId=7&month=${month}`;

const product: ProductCalendar = {
  id: 7,
  kind: 'tour',
  title: { zh: '硇洲岛两日' },
  status: 'live',
  skuCount: 1,
  daily: true,
  skus: [{ id: 70, name: { zh: '标准团' }, slot: null, offered: true }],
  undoUntil: null,
  proposal: null,
};

const row = {
  day,
  price: 100_000,
  childPrice: 60_000,
  singleSupplement: null,
  total: 20,
  held: 1,
  sold: 7,
  closesAt: null,
};

const preview: CalendarPreview = {
  ...{ version: '17', changed: 1, added: 0, removed: 0, kept: 0, childDearer: 0 },
  before: { min: 100_000, max: 100_000 },
  after: { min: 115_000, max: 115_000 },
  refused: [],
  refusedCount: 0,
  approvalPercent: null,
};

const answers: Answers = {
  'GET /api/v1/product-calendars': {
    list: [{ id: 7, kind: 'tour', title: product.title, status: 'draft', skuCount: 1 }],
    total: 1,
  },
  'GET /api/v1/product-calendars/:id': product,
  'GET /api/v1/product-calendars/:id/days': [row],
  'POST /api/v1/product-calendars/:id/preview': preview,
  'PUT /api/v1/product-calendars/:id': { outcome: 'APPLIED' },
  'POST /api/v1/product-calendars/:id/undo': null,
};

const show = (at = path, user: (typeof people)['root'] = people.root, more: Answers = {}) =>
  renderView(<PricesAndStock />, { path: at, user, answers: { ...answers, ...more } });

const dayButton = () => screen.findByRole('button', { name: /¥1,000，余 12，共 20/ });

test('a product is chosen from the search results, with drafts marked', async () => {
  const { person } = show('/business/calendar');
  await person.click(await screen.findByRole('button', { name: /硇洲岛两日.*草稿/ }));
  expect(await screen.findByRole('heading', { level: 2, name: '硇洲岛两日' })).toBeVisible();
});

test('selected days are changed after a preview', async () => {
  const { server, person } = show();
  await person.click(await dayButton());
  await person.click(screen.getByRole('button', { name: '修改所选' }));
  const drawer = await screen.findByRole('dialog', { name: '修改价格与库存' });
  expect(within(drawer).getByRole('button', { name: '保存' })).toBeDisabled();
  await person.click(within(drawer).getByRole('combobox', { name: '成人价' }));
  await person.click(await screen.findByText('上调 %'));
  await person.type(within(drawer).getByRole('spinbutton', { name: '成人价数额' }), '15');
  expect(await within(drawer).findByText('价格 ¥1,000 → ¥1,150')).toBeVisible();
  await waitFor(() => expect(within(drawer).getByRole('button', { name: '保存' })).toBeEnabled());
  await person.click(within(drawer).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.received('PUT /api/v1/product-calendars/:id')[0]?.body).toEqual({
      skuIds: [70],
      days: [day],
      edit: { action: 'change', price: { way: 'percent', amount: 15 } },
      version: '17',
    }),
  );
});

test('conflicting days are listed and block saving', async () => {
  const refused = [{ skuId: 70, day, why: 'taken' as const, taken: 8 }];
  const { person } = show(path, people.root, {
    'POST /api/v1/product-calendars/:id/preview': { ...preview, changed: 0, refused, refusedCount: 1 },
  });
  await person.click(await dayButton());
  await person.click(screen.getByRole('button', { name: '修改所选' }));
  const drawer = await screen.findByRole('dialog', { name: '修改价格与库存' });
  await person.click(within(drawer).getByRole('radio', { name: '移出日历' }));
  expect(await within(drawer).findByText(/已售和占用 8/)).toBeVisible();
  expect(within(drawer).getByRole('button', { name: '保存' })).toBeDisabled();
});

test('Shift with arrow keys selects a range, Escape clears it', async () => {
  const { person } = show();
  (await dayButton()).focus();
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText('已选 2 天')).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByText('已选 2 天')).toBeNull();
});

test('without the permission to change it the calendar is read-only', async () => {
  show(path, { ...people.admin, perms: ['biz:product:query'] });
  expect(await screen.findByText(/¥1,000，余 12，共 20/)).toBeInTheDocument();
  expect(screen.getByText('您可以查看，不能修改。')).toBeVisible();
  expect(screen.queryByRole('button', { pressed: false })).toBeNull();
});

test('a product without SKUs links to its editor', async () => {
  show(path, people.root, { 'GET /api/v1/product-calendars/:id': { ...product, skus: [] } });
  expect(await screen.findByRole('link', { name: '编辑产品' })).toHaveAttribute(
    'href',
    '/business/products/edit?id=7',
  );
});

test('the last change is undone', async () => {
  const undoUntil = new Date(Date.now() + 60_000).toISOString();
  const { server, person } = show(path, people.root, {
    'GET /api/v1/product-calendars/:id': { ...product, undoUntil },
  });
  await person.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(server.received('POST /api/v1/product-calendars/:id/undo')).toHaveLength(1));
});

test('without the permission the screen shows the no-permission state', async () => {
  const forbidden = refuse('A0231', '没有权限', { status: 403 });
  show('/business/calendar', people.member, { 'GET /api/v1/product-calendars': forbidden });
  expect(await screen.findByText('您没有查看这里的权限')).toBeVisible();
});

test('a price change beyond the limit is proposed with a reason', async () => {
  const { person, server } = show(path, people.root, {
    'POST /api/v1/product-calendars/:id/preview': { ...preview, approvalPercent: 15 },
    'PUT /api/v1/product-calendars/:id': { outcome: 'PROPOSED' },
  });
  await person.click(await dayButton());
  await person.click(screen.getByRole('button', { name: '修改所选' }));
  const drawer = await screen.findByRole('dialog', { name: '修改价格与库存' });
  await person.click(within(drawer).getByRole('combobox', { name: '成人价' }));
  await person.click(await screen.findByText('上调 %'));
  await person.type(within(drawer).getByRole('spinbutton', { name: '成人价数额' }), '15');
  expect(await within(drawer).findByText(/价格最大变动 15%/)).toBeVisible();
  const save = within(drawer).getByRole('button', { name: '保存' });
  expect(save).toBeDisabled();
  await person.type(within(drawer).getByRole('textbox', { name: /调价原因/ }), '旺季');
  await waitFor(() => expect(save).toBeEnabled());
  await person.click(save);
  await waitFor(() =>
    expect(server.received('PUT /api/v1/product-calendars/:id')[0]?.body).toMatchObject({ reason: '旺季' }),
  );
  expect(await screen.findByText('已提交，待另一位同事审批')).toBeVisible();
});

const proposal = {
  ...{ proposedBy: 'lan', reason: '春节旺季', percent: 40 },
  createdAt: '2026-11-20T02:00:00.000Z',
};

test('the proposer of prices withdraws them, and a colleague is led to the inbox', async () => {
  const own = show(path, people.root, {
    'GET /api/v1/product-calendars/:id': { ...product, proposal: { ...proposal, isOwn: true } },
    'POST /api/v1/product-calendars/:id/proposal/decline': null,
  });
  expect(await screen.findByText(/^lan 于 .* 提议调价，最大变动 40%/)).toBeVisible();
  await own.person.click(screen.getByRole('button', { name: '撤回提议' }));
  expect(await screen.findByText('已撤回调价提议')).toBeVisible();
  own.unmount();
  show(path, people.root, {
    'GET /api/v1/product-calendars/:id': { ...product, proposal: { ...proposal, isOwn: false } },
  });
  expect(await screen.findByRole('link', { name: '去审批' })).toHaveAttribute(
    'href',
    '/business/approvals?kind=prices',
  );
});
