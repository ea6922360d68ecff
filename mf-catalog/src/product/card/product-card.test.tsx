import type { OpeningHours } from '@portal/shared/contract';
import { refuse, renderView } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { productCard } from '../product.fixture.ts';
import { ProductRow } from './product-row.tsx';
import { ProductStory } from './product-story.tsx';

afterEach(() => jest.useRealTimers());

const kinds = [
  ['tour', '硇洲岛 · 2 天 · 湛江出发', '¥498起/人', '74 人已出行', '/route/detail?id=7'],
  ['hotel', '5 星级 · 海景酒店 · 硇洲岛', '¥498起/晚', '已订 74 间夜', '/hotel/hotelDetail?id=7'],
  ['ticket', '4A 级景区 · 自然风光 · 硇洲岛', '¥498起/张', '已售 74 张', '/ticket/ticketDetail?id=7'],
  ['goods', '海味干货 · 产地 硇洲岛', '¥498起/件', '已售 74 件', '/goods/goodsDetail?id=7'],
  ['visa', '日本 · 旅游 · 7 个工作日', '¥498起/人', '74 人已办理', '/visa/visaDetail?id=7'],
] as const;

test.each(kinds)('a %s in a list says %s, %s and %s', (kind, facts, price, sold, to) => {
  const { container } = renderView(<ProductRow product={productCard(kind)} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', to);
  for (const words of [facts, price, sold, '省 ¥130（20%）']) expect(container).toHaveTextContent(words);
});

test('a sight shows the opening hours of today, none on a day of two seasons', () => {
  const always = { season: { zh: '全年' }, from: '08:30', to: '18:00', lastEntry: '17:00' };
  const row = (openingHours: OpeningHours[]) => (
    <ProductRow product={productCard('ticket', { openingHours })} />
  );
  const { unmount } = renderView(row([always]));
  expect(screen.getByText('今日开放 08:30–18:00，17:00 停止入园')).toBeVisible();
  unmount();
  renderView(row([always, always]));
  expect(screen.queryByText(/今日开放/)).not.toBeInTheDocument();
});

test.each([
  ['zh-cn', '11月28日、12月5日（余 3） 有位'],
  ['en', 'Departs Nov 28, Dec 5 (3 left)'],
] as const)('a tour shows its next departures with seats in %s', (language, words) => {
  const departures = [
    { day: '2026-11-28', seats: 12 },
    { day: '2026-12-05', seats: 3 },
  ];
  renderView(<ProductRow product={productCard('tour', { departures })} />, { language });
  expect(screen.getByText(words)).toBeVisible();
});

test('a tour without departures shows none', () => {
  renderView(<ProductRow product={productCard('tour', { departures: [] })} />);
  expect(screen.queryByText(/有位/)).not.toBeInTheDocument();
});

test.each([
  ['tour', 'Naozhou Island · 2 days · from Zhanjiang', 'from¥498per person'],
  ['hotel', '5 stars · Sea view hotel · Naozhou Island', 'from¥498per night'],
  ['ticket', '4A attraction · Nature · Naozhou Island', 'from¥498per ticket'],
  ['goods', 'Dried seafood · from Naozhou Island', 'from¥498each'],
  ['visa', 'Japan · Tourism · 7 working days', 'from¥498per person'],
] as const)('a %s speaks English as a card: %s, %s', (kind, facts, price) => {
  const { container } = renderView(<ProductStory product={productCard(kind)} />, { language: 'en' });
  expect(container).toHaveTextContent(facts);
  expect(container).toHaveTextContent(price);
});

test.each([
  ['zh-cn', '3 晚共 ¥1,494 起'],
  ['en', 'from ¥1,494 for 3 nights'],
] as const)('a hotel with dates shows the price of the stay in %s', (language, words) => {
  const stay = { nights: 3, price: 149_400 };
  renderView(<ProductRow product={productCard('hotel', { stay })} />, { language });
  expect(screen.getByText(words)).toBeVisible();
});

test('a product that cannot be booked shows that instead of a price and a saving', () => {
  renderView(<ProductRow product={productCard('hotel', { fromPrice: null })} />);
  expect(screen.getByText('暂无空房')).toBeVisible();
  expect(screen.queryByText(/省/)).not.toBeInTheDocument();
});

test.each([
  ['story', ProductStory],
  ['row', ProductRow],
])('a %s fetches the data of its page once the pointer rests on it', async (_look, Card) => {
  const call = 'GET /api/v1/hotels/:id';
  const { server } = renderView(<Card product={productCard('hotel')} />, {
    answers: { [call]: refuse('B0001', '稍后再试', { status: 503 }) },
  });
  const card = screen.getByRole('article');
  jest.useFakeTimers();
  fireEvent.pointerEnter(card);
  jest.advanceTimersByTime(64);
  fireEvent.pointerLeave(card);
  jest.advanceTimersByTime(1000);
  expect(server.received(call)).toHaveLength(0);
  fireEvent.pointerEnter(card);
  jest.advanceTimersByTime(65);
  jest.useRealTimers();
  await waitFor(() => expect(server.received(call)).toHaveLength(1));
  expect(screen.queryByText('稍后再试')).not.toBeInTheDocument();
});
