import { refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { dayButton, onWideScreenAtNoon } from '#src/detail-page.fixture.ts';
import { ticketDetail, ticketStock } from '#src/features/ticket/ticket.fixture.ts';
import TicketDetail from './detail.tsx';

const [adult, morning, afternoon] = [81, 82, 83];

const answers = {
  'GET /api/v1/tickets/:id': ticketDetail(),
  'GET /api/v1/tickets/:id/stock': [
    ticketStock(adult, '2026-11-20', 7_000, 0),
    ticketStock(adult, '2026-11-28', 7_000, 300),
    ticketStock(morning, '2026-11-28', 4_500, 0),
    ticketStock(afternoon, '2026-11-28', 5_000, 6),
    ticketStock(adult, '2026-11-29', 7_000, 3),
  ],
};

const path = '/ticket/ticketDetail?id=7';
const panel = () => within(screen.getByRole('region', { name: '预订门票' }));
const type = (name: RegExp) => screen.getByRole('radio', { name });
/** Everything a type says. */
const cardOf = (name: RegExp) => {
  const card = type(name).closest<HTMLElement>('[data-chosen]');
  if (!card) throw new Error(`${name} is no ticket type`);
  return within(card);
};

onWideScreenAtNoon();

test('the page shows the sight, and that it is open today', async () => {
  renderView(<TicketDetail />, { path, answers });
  expect(await screen.findByRole('heading', { level: 1, name: '湖光岩' })).toBeVisible();
  for (const text of [
    '4A 级景区',
    '湛江市麻章区湖光镇',
    '今日开放 08:00–18:00，17:00 停止入园',
    '2.5 小时',
    '一池不见底的火山湖水',
    '白牛仙女像',
    '乘 6 路公交到湖光岩站',
    '湖中禁止游泳',
    '十六万年前的火山口。',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('row', { name: /冬令 现在/ })).toBeVisible();
});

test('the calendar shows the lowest price of a day for adults', async () => {
  renderView(<TicketDetail />, { path, answers });
  expect(await dayButton(/^11月28日周六，¥50$/)).toBeVisible();
  expect(await dayButton(/^11月29日周日，¥70，仅余 3$/)).toBeVisible();
  expect(await dayButton(/^11月20日周五，已售罄$/)).toHaveAttribute('aria-disabled', 'true');
  expect(await dayButton(/^11月21日周六，不售票$/)).toHaveAttribute('aria-disabled', 'true');
});

test('a whole-day ticket is booked by its day and number', async () => {
  const { person, address } = renderView(<TicketDetail />, { path, answers });
  await person.click(await dayButton(/^11月28日/));
  expect(address()).toBe('/ticket/ticketDetail?id=7&day=2026-11-28');
  expect(panel().getByText('11月28日周六')).toBeVisible();
  await person.click(panel().getByRole('button', { name: '增加张数' }));
  expect(panel().getByText('¥140')).toBeVisible();
  expect(panel().getByRole('link', { name: '立即预订' })).toHaveAttribute(
    'href',
    '/ticket/confirm-order?id=7&skuId=81&day=2026-11-28&count=2',
  );
});

test('refund terms and required documents for the day are shown before the button', async () => {
  const { person } = renderView(<TicketDetail />, { path, answers });
  await screen.findByRole('heading', { level: 1 });
  expect(cardOf(/成人票/).getByText('游玩前一天可退')).toBeVisible();
  expect(cardOf(/成人票/).getByText('实名制')).toBeVisible();
  expect(cardOf(/游船票/).queryByText('实名制')).not.toBeInTheDocument();
  await person.click(await dayButton(/^11月28日/));
  expect(cardOf(/成人票/).getByText('11月27日周五（含）前可退')).toBeVisible();
  expect(panel().getByText(/^实名制：每位游客/)).toBeVisible();
});

test('a type with time-slots is booked by slot, while one is available', async () => {
  const { person } = renderView(<TicketDetail />, { path: `${path}&day=2026-11-28`, answers });
  await person.click(await screen.findByRole('radio', { name: /游船票/ }));
  const slots = within(screen.getByRole('group', { name: '入园时段' }));
  expect(slots.getByRole('radio', { name: /09:00–11:30.*¥45 · 已售罄/ })).toBeDisabled();
  expect(panel().queryByRole('link', { name: '立即预订' })).not.toBeInTheDocument();
  await person.click(panel().getByRole('button', { name: '选择时段' }));
  const later = slots.getByRole('radio', { name: /13:30–17:00.*¥50 · 余 6/ });
  expect(later).toHaveFocus();
  await person.keyboard(' ');
  expect(later).toBeChecked();
  expect(panel().getByRole('link', { name: '立即预订' })).toHaveAttribute(
    'href',
    '/ticket/confirm-order?id=7&skuId=83&day=2026-11-28&count=1',
  );
});

test('a type not sold on the day says so, and links to another day', async () => {
  const { person } = renderView(<TicketDetail />, { path: `${path}&day=2026-11-29`, answers });
  await person.click(await screen.findByRole('radio', { name: /游船票/ }));
  expect(cardOf(/游船票/).getByText('当天不售')).toBeVisible();
  await person.click(panel().getByRole('button', { name: '换一天' }));
  expect(await dayButton(/^11月29日/)).toHaveFocus();
});

test('the count is limited by the maximum per order and by the stock', async () => {
  const { person } = renderView(<TicketDetail />, { path: `${path}&day=2026-11-29`, answers });
  expect(await screen.findByText('仅剩 3 张')).toBeVisible();
  const more = panel().getByRole('button', { name: '增加张数' });
  await person.click(more);
  await person.click(more);
  expect(more).toBeDisabled();
  expect(panel().getByText('最多可订 3 张')).toBeVisible();
});

test('types are chosen by arrow keys', async () => {
  const { person } = renderView(<TicketDetail />, { path: `${path}&day=2026-11-28`, answers });
  (await screen.findByRole('radio', { name: /成人票/ })).focus();
  await person.keyboard('{ArrowDown}');
  expect(type(/游船票/)).toBeChecked();
  expect(screen.getByRole('group', { name: '入园时段' })).toBeVisible();
});

test.each(['2026-11-19', '2026-02-30', '<b>'])('the day %s of a URL is ignored', async (asked) => {
  renderView(<TicketDetail />, { path: `${path}&day=${encodeURIComponent(asked)}`, answers });
  await screen.findByRole('heading', { level: 1 });
  expect(panel().getByRole('button', { name: '选择游玩日期' })).toBeVisible();
});

test('a sight without tickets says so', async () => {
  renderView(<TicketDetail />, {
    path,
    answers: { 'GET /api/v1/tickets/:id': ticketDetail({ types: [] }), 'GET /api/v1/tickets/:id/stock': [] },
  });
  expect(await screen.findByText('暂无可订门票')).toBeVisible();
  expect(await screen.findByText('近期没有可订的门票')).toBeVisible();
});

test('a failed load of prices leaves the rest of the page and can be retried', async () => {
  const { person, server } = renderView(<TicketDetail />, {
    path,
    answers: {
      ...answers,
      'GET /api/v1/tickets/:id/stock': refuse('B0001', '票价读取失败', { status: 503 }),
    },
  });
  expect(await screen.findByText('票价读取失败')).toBeVisible();
  expect(screen.getByText('湖中禁止游泳')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await dayButton(/^11月28日/)).toBeVisible();
});

test('a missing sight is not found', async () => {
  renderView(<TicketDetail />, {
    path,
    answers: { 'GET /api/v1/tickets/:id': refuse('A0401', '该景点不存在或已下架', { status: 404 }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '景区不存在' })).toBeVisible();
});

test('the page is available in English', async () => {
  const { person } = renderView(<TicketDetail />, { path, answers, language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Huguangyan' })).toBeVisible();
  expect(screen.getByText('Open today 08:00–18:00, last entry 17:00')).toBeVisible();
  expect(screen.getByText('2.5 hours')).toBeVisible();
  await person.click(await dayButton(/Nov 28, ¥50/));
  expect(screen.getByText('Refundable until Fri, Nov 27', { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book now' })).toBeVisible();
});

test('on a narrow screen one booking bar is at the bottom', async () => {
  jest.spyOn(window, 'matchMedia').mockRestore();
  const { person } = renderView(<TicketDetail />, { path, answers });
  const bar = within(await screen.findByRole('region', { name: '价格与下一步' }));
  await dayButton(/^11月28日/);
  await person.click(bar.getByRole('button', { name: '选择游玩日期' }));
  expect(await dayButton(/^11月28日/)).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getAllByRole('link', { name: '立即预订' })).toHaveLength(1);
});
