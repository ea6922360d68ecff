import { renderView } from '@portal/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { matchMediaWith } from '#src/media.fixture.ts';
import { productCard, productFacets } from '#src/product/product.fixture.ts';
import Hotels from './index.tsx';

const answers = {
  'GET /api/v1/hotels': { list: [productCard('hotel')], total: 1 },
  'GET /api/v1/date-choices': [],
  'GET /api/v1/hotels/facets': productFacets({
    grade: [
      { value: '5', count: 6 },
      { value: '4', count: 9 },
    ],
    category: [{ value: '海景酒店', label: { zh: '海景酒店', en: 'Sea view hotel' }, count: 4 }],
  }),
};

beforeEach(() => {
  matchMediaWith('min-width');
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pick = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

test('choosing a check-in requests one night, and links of hotels carry the stay', async () => {
  const { server, address } = renderView(<Hotels />, { path: '/hotel', answers });
  await screen.findByRole('link', { name: '金沙湾观海酒店' });
  pick('入住', '2026-12-24');
  expect(address()).toBe('/hotel?dayFrom=2026-12-24&dayTo=2026-12-25');
  pick('离店', '2026-12-27');
  expect(server.received('GET /api/v1/hotels').at(-1)?.query).toEqual({
    dayFrom: '2026-12-24',
    dayTo: '2026-12-27',
    pageSize: '12',
  });
  expect(
    await screen.findByRole('button', { name: /移除条件：12月24日周四 – 12月27日周日 · 3 晚/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '金沙湾观海酒店' })).toHaveAttribute(
    'href',
    '/hotel/hotelDetail?id=7&checkIn=2026-12-24&checkOut=2026-12-27',
  );
});

test('a check-in after the check-out moves the check-out', async () => {
  const { address } = renderView(<Hotels />, {
    path: '/hotel?dayFrom=2026-12-24&dayTo=2026-12-26',
    answers,
  });
  await screen.findByRole('link', { name: '金沙湾观海酒店' });
  pick('入住', '2026-12-31');
  expect(address()).toBe('/hotel?dayFrom=2026-12-31&dayTo=2027-01-01');
});

test('a past or half-typed day is not requested while typing', async () => {
  const { address } = renderView(<Hotels />, { path: '/hotel', answers });
  await screen.findByRole('link', { name: '金沙湾观海酒店' });
  pick('入住', '0002-12-24');
  expect(address()).toBe('/hotel');
});

test('a check-out on the check-in day is reported and not requested', async () => {
  const path = '/hotel?dayFrom=2026-12-24&dayTo=2026-12-24';
  const { server } = renderView(<Hotels />, { path, answers });
  await screen.findByRole('link', { name: '金沙湾观海酒店' });
  expect(screen.getByLabelText('离店')).toHaveAccessibleDescription(/离店日期须晚于入住日期/);
  expect(server.received('GET /api/v1/hotels').map(({ query }) => query)).toEqual([{ pageSize: '12' }]);
});

test('stars filter the list', async () => {
  const { person, server } = renderView(<Hotels />, { path: '/hotel', answers });
  await person.click(await screen.findByRole('button', { name: /^5 星级/ }));
  expect(server.received('GET /api/v1/hotels').at(-1)?.query).toEqual({ grade: '5', pageSize: '12' });
  expect(screen.getByRole('button', { name: '移除条件：5 星级' })).toBeVisible();
});

test('hotels are available in English', async () => {
  renderView(<Hotels />, { path: '/hotel?grade=4', answers, language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Golden Bay Hotel' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter: 4-star' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 hotel found');
  expect(screen.getByLabelText('Check-in')).toBeVisible();
});
