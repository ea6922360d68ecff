import { type Answers, chooseOption, people, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { goodsOrder, hotelOrder } from '../kinds.fixture.ts';
import { counts, unpaid } from '../order.fixture.ts';
import { OrderListScreen } from './order-list-screen.tsx';

const listing = 'GET /api/v1/orders';

const show = (path = '/personal/orders', changed: Answers = {}, language: 'zh-cn' | 'en' = 'zh-cn') =>
  renderView(<OrderListScreen kind="all" />, {
    path,
    language,
    user: people.member,
    answers: {
      [listing]: { list: [hotelOrder(), goodsOrder(), unpaid()], total: 3 },
      'GET /api/v1/orders/counts': counts({
        tour: { PENDING_PAYMENT: 1 },
        hotel: { PAID: 1 },
        goods: { PAID: 2, REFUNDING: 1 },
      }),
      ...changed,
    },
  });

test('orders of all kinds are in one list with their kind, and the tabs count all', async () => {
  const { server } = show();
  expect(screen.getByRole('heading', { name: '全部订单' })).toBeVisible();
  const cards = await screen.findAllByRole('article');
  const named = cards.map((card) => within(card).getByText(/^(酒店|商品|线路)$/).textContent);
  expect(named).toEqual(['酒店', '商品', '线路']);
  expect(screen.getByRole('tab', { name: /全部 ?5/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: /进行中 ?3/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: /退款中 ?1/ })).toBeVisible();
  expect(server.received(listing)[0]?.query).toEqual({ pageNum: '1', pageSize: '10' });
});

test('a kind and the order by departure are in the URL, and a kind has its own states', async () => {
  const { person, server, address } = show('/personal/orders?state=REFUNDING');
  await chooseOption(person, await screen.findByLabelText('订单类型'), '酒店');
  expect(address()).toBe('/personal/orders?kind=hotel');
  expect(await screen.findByRole('tab', { name: /待入住 ?1/ })).toBeVisible();
  await chooseOption(person, screen.getByLabelText('排序'), '最近出行');
  expect(address()).toBe('/personal/orders?kind=hotel&sort=departure');
  await waitFor(() =>
    expect(server.received(listing).at(-1)?.query).toMatchObject({ kind: 'hotel', sort: 'departure' }),
  );
  await chooseOption(person, screen.getByLabelText('排序'), '最新下单');
  expect(address()).toBe('/personal/orders?kind=hotel');
});

test('words of the URL that name no kind or order are left out', async () => {
  const { server } = show('/personal/orders?kind=boat&sort=price');
  await screen.findAllByRole('article');
  expect(server.received(listing)[0]?.query).toEqual({ pageNum: '1', pageSize: '10' });
});

test.each([
  ['', '还没有订单', '浏览线路'],
  ['?keywords=x', '没有符合条件的订单', undefined],
])('without orders at %s there is a next step', async (query, title, link) => {
  const empty = { [listing]: { list: [], total: 0 }, 'GET /api/v1/orders/counts': counts() };
  show(`/personal/orders${query}`, empty);
  expect(await screen.findByText(title)).toBeVisible();
  const panel = within(screen.getByRole('tabpanel'));
  if (link) expect(panel.getByRole('link', { name: link })).toHaveAttribute('href', '/route');
  else expect(panel.getByRole('button', { name: '查看全部订单' })).toBeVisible();
});

test('the list of all orders is in English', async () => {
  show('/personal/orders', {}, 'en');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByLabelText('Sort by')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
