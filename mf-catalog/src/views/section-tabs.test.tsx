import { renderView } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onWideScreenAtNoon } from '#src/detail-page.fixture.ts';
import { goodsDetail } from '#src/features/goods/goods.fixture.ts';
import { hotelDetail } from '#src/features/hotel/hotel.fixture.ts';
import { ticketDetail } from '#src/features/ticket/ticket.fixture.ts';
import { tourAnswers } from '#src/features/tour/tour-page.fixture.ts';
import { visaDetail, visaStock } from '#src/features/visa/visa.fixture.ts';
import GoodsDetail from './goods/detail.tsx';
import HotelDetail from './hotel/detail.tsx';
import TourDetail from './route/detail.tsx';
import TicketDetail from './ticket/detail.tsx';
import VisaDetail from './visa/detail.tsx';

onWideScreenAtNoon();

const answers = {
  ...tourAnswers,
  'GET /api/v1/hotels/:id': hotelDetail(),
  'GET /api/v1/hotels/:id/stock': [],
  'GET /api/v1/tickets/:id': ticketDetail(),
  'GET /api/v1/tickets/:id/stock': [],
  'GET /api/v1/goods/:id': goodsDetail(),
  'GET /api/v1/goods/:id/stock': [],
  'GET /api/v1/visas/:id': visaDetail(),
  'GET /api/v1/visas/:id/stock': visaStock(),
};

const show = (view: ReactElement) => renderView(view, { path: '/x?id=7', answers });
const targetOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).hash;
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: '页内导航' })).getAllByRole('link');

test.each([
  ['tour', <TourDetail key="tour" />, 5],
  ['hotel', <HotelDetail key="hotel" />, 3],
  ['ticket', <TicketDetail key="ticket" />, 4],
  ['goods', <GoodsDetail key="goods" />, 3],
  ['visa', <VisaDetail key="visa" />, 4],
])('the tabs of a %s link to sections with their titles', async (_kind, view, least) => {
  const { container } = show(view);
  const links = await tabs();
  expect(links.length).toBeGreaterThan(least);
  const targets = links.map((link) => container.querySelector(targetOf(link)));
  expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(
    links.map(({ textContent }) => textContent),
  );
  expect(links.at(-1)).toHaveTextContent('旅客评价');
});

test('a section without content has no tab', async () => {
  const { content, ...goods } = goodsDetail();
  const bare = { ...goods, content: { ...content, parameters: [] } };
  renderView(<GoodsDetail />, { path: '/x?id=7', answers: { ...answers, 'GET /api/v1/goods/:id': bare } });
  expect((await tabs()).map(({ textContent }) => textContent)).not.toContain('商品参数');
});

test('the tab of the section being read is current', async () => {
  const calls: IntersectionObserverCallback[] = [];
  const none = { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((seen, options) => {
    if (options?.rootMargin?.startsWith('-')) calls.push(seen);
    return none;
  });
  show(<VisaDetail />);
  const links = await tabs();
  const move = (id: string, isIntersecting: boolean) => {
    const entry = { target: document.getElementById(id), isIntersecting } as unknown;
    act(() => calls.at(-1)?.([entry as IntersectionObserverEntry], none));
    return links.flatMap((link) => (link.getAttribute('aria-current') ? targetOf(link) : []));
  };
  expect(move('documents', true)).toEqual(['#documents']);
  expect(move('steps', true)).toEqual(['#documents']);
  expect(move('documents', false)).toEqual(['#steps']);
  expect(move('steps', false)).toEqual(['#steps']);
});
