import { renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { matchMediaWith } from '#src/media.fixture.ts';
import { productCard, productFacets } from '#src/product/product.fixture.ts';
import Goods from './goods/index.tsx';
import Hotels from './hotel/index.tsx';
import Tickets from './ticket/index.tsx';
import Visas from './visa/index.tsx';

beforeEach(() => matchMediaWith('min-width'));
afterEach(() => jest.restoreAllMocks());

const keywords = '<b>月球背面</b>';
const theme = "' or 1=1";
const empty = { list: [], total: 0 };
const facets = productFacets();

const lists: readonly (readonly [
  path: string,
  View: ComponentType,
  kind: 'hotel' | 'ticket' | 'goods' | 'visa',
  call: 'GET /api/v1/hotels' | 'GET /api/v1/tickets' | 'GET /api/v1/goods' | 'GET /api/v1/visas',
])[] = [
  ['/hotel', Hotels, 'hotel', 'GET /api/v1/hotels'],
  ['/ticket', Tickets, 'ticket', 'GET /api/v1/tickets'],
  ['/goods', Goods, 'goods', 'GET /api/v1/goods'],
  ['/visa', Visas, 'visa', 'GET /api/v1/visas'],
];

test.each(lists)('clearing the filters of %s brings all products back', async (path, View, kind, call) => {
  const { person, server, address } = renderView(<View />, {
    path: `${path}?${new URLSearchParams({ keywords, theme })}`,
    answers: {
      'GET /api/v1/date-choices': [],
      'GET /api/v1/hotels/facets': facets,
      'GET /api/v1/tickets/facets': facets,
      'GET /api/v1/goods/facets': facets,
      'GET /api/v1/visas/facets': facets,
      [call]: empty,
    },
  });
  const title = await screen.findByText(/^没有符合条件的/);
  expect(server.received(call).at(-1)?.query).toEqual({ keywords, theme, pageSize: '12' });
  const card = productCard(kind);
  server.answer({ [call]: { list: [card], total: 1 } });
  const results = title.closest('section');
  if (!results) throw new Error('the results are not in a section');
  await person.click(within(results).getByRole('link', { name: '清除全部' }));
  expect(address()).toBe(path);
  expect(await screen.findByRole('link', { name: card.title.zh })).toBeVisible();
});
