import { renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { matchMediaWith } from '#src/media.fixture.ts';
import { productCard, productFacets } from '#src/product/product.fixture.ts';
import Visas from './index.tsx';

const answers = {
  'GET /api/v1/visas': { list: [productCard('visa')], total: 1 },
  'GET /api/v1/visas/facets': productFacets({
    destination: [
      { value: '日本', label: { zh: '日本', en: 'Japan' }, count: 3 },
      { value: '泰国', label: { zh: '泰国', en: 'Thailand' }, count: 2 },
    ],
    category: [{ value: '旅游', label: { zh: '旅游', en: 'Tourism' }, count: 4 }],
    days: [
      { value: '4', count: 2 },
      { value: '12', count: 3 },
    ],
  }),
};

beforeEach(() => matchMediaWith('min-width'));
afterEach(() => jest.restoreAllMocks());

test('the country is chosen first, above the list', async () => {
  const { person, server } = renderView(<Visas />, { path: '/visa', answers });
  const countries = within(await screen.findByRole('region', { name: '国家与地区' }));
  await person.click(countries.getByRole('button', { name: /泰国/ }));
  expect(server.received('GET /api/v1/visas').at(-1)?.query).toEqual({ destination: '泰国', pageSize: '12' });
});

test('country and purpose are both in the URL', async () => {
  const { person, server, address } = renderView(<Visas />, { path: '/visa', answers });
  const countries = within(await screen.findByRole('region', { name: '国家与地区' }));
  await person.click(countries.getByRole('button', { name: /日本/ }));
  const purposes = within(screen.getByRole('region', { name: '出行目的' }));
  await person.click(purposes.getByRole('button', { name: /旅游/ }));
  const query = { destination: '日本', category: '旅游' };
  expect(address()).toBe(`/visa?${new URLSearchParams(query)}`);
  expect(server.received('GET /api/v1/visas').at(-1)?.query).toEqual({ ...query, pageSize: '12' });
});

test('urgency is requested as a maximum of working days', async () => {
  const { person, server, address } = renderView(<Visas />, { path: '/visa', answers });
  await person.click(await screen.findByRole('button', { name: '5 个工作日内 2' }));
  expect(address()).toBe('/visa?maxDays=5');
  expect(server.received('GET /api/v1/visas').at(-1)?.query).toEqual({ maxDays: '5', pageSize: '12' });
  expect(screen.getByRole('button', { name: '移除条件：5 个工作日内' })).toBeVisible();
});

test('visas are available in English', async () => {
  renderView(<Visas />, { path: '/visa?maxDays=7', answers, language: 'en' });
  expect(await screen.findByRole('link', { name: 'Japan, single entry' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Thailand/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter: within 7 working days' })).toBeVisible();
});
