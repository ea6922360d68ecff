import { refuse, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { productCard, productFacets } from '#src/product/product.fixture.ts';
import Hotels from '#src/views/hotel/index.tsx';
import Tickets from '#src/views/ticket/index.tsx';

const choices = [
  { name: { zh: '本周末', en: 'This weekend' }, from: '2026-11-29', to: '2026-11-29', expected: false },
  { name: { zh: '元旦', en: 'New Year' }, from: '2027-01-01', to: '2027-01-03', expected: true },
];
const answers = {
  'GET /api/v1/date-choices': choices,
  'GET /api/v1/hotels': { list: [productCard('hotel')], total: 1 },
  'GET /api/v1/hotels/facets': productFacets(),
  'GET /api/v1/tickets': { list: [productCard('ticket')], total: 1 },
  'GET /api/v1/tickets/facets': productFacets(),
};

test('a chip narrows the list to its days, and the chosen one leads back', async () => {
  const { person, address, server } = renderView(<Hotels />, { path: '/hotel?grade=5&pageNum=2', answers });
  await person.click(await screen.findByRole('link', { name: '元旦 1月1日–1月3日 预计' }));
  expect(address()).toBe('/hotel?grade=5&dayFrom=2027-01-01&dayTo=2027-01-03');
  expect(server.received('GET /api/v1/hotels').at(-1)?.query).toMatchObject({
    dayFrom: '2027-01-01',
    dayTo: '2027-01-03',
  });
  const chip = screen.getByRole('link', { name: /元旦/ });
  expect(chip).toHaveAttribute('aria-current', 'true');
  await person.click(chip);
  expect(address()).toBe('/hotel?grade=5');
});

test('a weekend without a night is not offered for stays', async () => {
  renderView(<Hotels />, { path: '/hotel', answers });
  await screen.findByRole('link', { name: /元旦/ });
  expect(screen.queryByRole('link', { name: /本周末/ })).not.toBeInTheDocument();
});

test('a chip of a list of sights sets the first day', async () => {
  const { person, address } = renderView(<Tickets />, { path: '/ticket', answers });
  await person.click(await screen.findByRole('link', { name: '元旦 1月1日 预计' }));
  expect(address()).toBe('/ticket?dayFrom=2027-01-01&dayTo=2027-01-01');
});

test('a list works without chips when they cannot be read', async () => {
  const failed = refuse('B0001', '暂时无法读取', { status: 503 });
  renderView(<Hotels />, { path: '/hotel', answers: { ...answers, 'GET /api/v1/date-choices': failed } });
  expect(await screen.findByRole('link', { name: '金沙湾观海酒店' })).toBeVisible();
  expect(screen.queryByRole('list', { name: '快捷日期' })).not.toBeInTheDocument();
});
