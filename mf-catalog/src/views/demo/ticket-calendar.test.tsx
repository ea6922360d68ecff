import { refuse, renderView, stopClockAt } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { ticketDetail, ticketStock } from '#src/features/ticket/ticket.fixture.ts';
import { productCard } from '#src/product/product.fixture.ts';
import TicketCalendar from './ticket-calendar.tsx';

const path = '/demo/ticket-calendar';
const answers = {
  'GET /api/v1/tickets': { list: [productCard('ticket', { id: 9 })], total: 30 },
  'GET /api/v1/tickets/:id': ticketDetail(),
  'GET /api/v1/tickets/:id/stock': [ticketStock(81, '2026-11-28', 7_000, 300)],
};

beforeEach(() => stopClockAt('2026-11-20T04:00:00Z'));
afterEach(() => jest.useRealTimers());

test('without a sight in the URL it shows the first of the list', async () => {
  const { person, server, address } = renderView(<TicketCalendar />, { path, answers });
  expect(await screen.findByRole('heading', { level: 1, name: '门票日历' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '湖光岩' })).toBeVisible();
  expect(server.received('GET /api/v1/tickets/:id').map(({ params }) => params)).toEqual([{ id: '9' }]);
  await person.click(await screen.findByText(/^11月28日.*¥70/));
  expect(address()).toBe('/demo/ticket-calendar?day=2026-11-28');
  expect(screen.getByRole('link', { name: '立即预订' })).toBeVisible();
});

test('a sight in the URL is requested at once', async () => {
  const { server } = renderView(<TicketCalendar />, { path: `${path}?id=7`, answers });
  expect(await screen.findByRole('heading', { level: 2, name: '湖光岩' })).toBeVisible();
  expect(server.received('GET /api/v1/tickets')).toHaveLength(0);
  expect(screen.getByRole('link', { name: '查看湖光岩的介绍' })).toHaveAttribute(
    'href',
    '/ticket/ticketDetail?id=7',
  );
});

test('without sights the screen says so', async () => {
  renderView(<TicketCalendar />, { path, answers: { 'GET /api/v1/tickets': { list: [], total: 0 } } });
  expect(await screen.findByText('暂无可订门票的景区')).toBeVisible();
});

test.each([9, 0, 'x'])('an unknown sight %s is reported as missing, not as an empty list', async (id) => {
  renderView(<TicketCalendar />, {
    path: `${path}?id=${id}`,
    answers: { ...answers, 'GET /api/v1/tickets/:id': refuse('A0401', '该景点不存在', { status: 404 }) },
  });
  expect(await screen.findByText('景区不存在')).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览全部景区' })).toHaveAttribute('href', '/ticket');
  expect(screen.queryByText('暂无可订门票的景区')).not.toBeInTheDocument();
});

test('a failed load of the list can be retried', async () => {
  const { person, server } = renderView(<TicketCalendar />, {
    path,
    answers: { 'GET /api/v1/tickets': refuse('B0001', '读取失败', { status: 503 }) },
  });
  expect(await screen.findByText('读取失败')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 2, name: '湖光岩' })).toBeVisible();
});
