import { renderView } from '@portal/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { matchMediaWith } from '#src/media.fixture.ts';
import { productCard, productFacets } from '#src/product/product.fixture.ts';
import Tickets from './index.tsx';

const answers = {
  'GET /api/v1/tickets': { list: [productCard('ticket')], total: 1 },
  'GET /api/v1/date-choices': [],
  'GET /api/v1/tickets/facets': productFacets({ grade: [{ value: '4', count: 8 }] }),
};

beforeEach(() => matchMediaWith('min-width'));
afterEach(() => jest.restoreAllMocks());

test('the day of the visit is one day', async () => {
  const { server, address } = renderView(<Tickets />, { path: '/ticket', answers });
  await screen.findByRole('link', { name: '湖光岩' });
  fireEvent.change(screen.getByLabelText('游玩日期'), { target: { value: '2100-01-02' } });
  expect(address()).toBe('/ticket?dayFrom=2100-01-02&dayTo=2100-01-02');
  expect(server.received('GET /api/v1/tickets').at(-1)?.query).toEqual({
    dayFrom: '2100-01-02',
    dayTo: '2100-01-02',
    pageSize: '12',
  });
});

test('sights are chosen by their grade, and cleared by the chip', async () => {
  const { person, server, address } = renderView(<Tickets />, { path: '/ticket', answers });
  await person.click(await screen.findByRole('button', { name: /^4A 级景区/ }));
  expect(server.received('GET /api/v1/tickets').at(-1)?.query).toEqual({ grade: '4', pageSize: '12' });
  await person.click(screen.getByRole('button', { name: '移除条件：4A 级景区' }));
  expect(address()).toBe('/ticket');
});

test('day of visit and grade filter the list together', async () => {
  const { person, server, address } = renderView(<Tickets />, { path: '/ticket', answers });
  await screen.findByRole('link', { name: '湖光岩' });
  fireEvent.change(screen.getByLabelText('游玩日期'), { target: { value: '2100-01-02' } });
  await person.click(screen.getByRole('button', { name: /^4A 级景区/ }));
  const query = { dayFrom: '2100-01-02', dayTo: '2100-01-02', grade: '4' };
  expect(address()).toBe(`/ticket?${new URLSearchParams(query)}`);
  expect(server.received('GET /api/v1/tickets').at(-1)?.query).toEqual({ ...query, pageSize: '12' });
});

test('sights are available in English', async () => {
  renderView(<Tickets />, { path: '/ticket', answers, language: 'en' });
  expect(await screen.findByRole('link', { name: 'Huguangyan' })).toBeVisible();
  expect(screen.getByLabelText('Visit date')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 attraction found');
});
