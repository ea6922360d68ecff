import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { travelInfo } from './agency.fixture.ts';
import { onWideScreenAtNoon } from './detail-page.fixture.ts';
import { goodsDetail, goodsStock } from './features/goods/goods.fixture.ts';
import { TrustFacts } from './features/home/trust-facts.tsx';
import { hotelDetail } from './features/hotel/hotel.fixture.ts';
import { ticketDetail } from './features/ticket/ticket.fixture.ts';
import { tourDetail } from './features/tour/tour.fixture.ts';
import { visaDetail, visaStock } from './features/visa/visa.fixture.ts';
import About from './views/about/contactus.tsx';
import GoodsDetail from './views/goods/detail.tsx';
import HotelDetail from './views/hotel/detail.tsx';
import TourCompare from './views/route/compare.tsx';
import TourDetail from './views/route/detail.tsx';
import TicketDetail from './views/ticket/detail.tsx';
import VisaDetail from './views/visa/detail.tsx';

onWideScreenAtNoon();

const told = [
  ...[
    'gallery',
    'themes',
    'highlights',
    'about',
    'facilities',
    'surroundings',
    'policies',
    'sights',
    'facts',
  ],
  ...['openingHours', 'gettingThere', 'notices', 'includes', 'included', 'excluded', 'itinerary', 'items'],
  ...['parameters', 'afterSale', 'steps', 'refunds', 'pictures'],
];

/** The same data with every list of texts and pictures in it told twice, as an editor may have left it. */
const twice = <T,>(data: T): T =>
  JSON.parse(JSON.stringify(data), (name, value) =>
    told.includes(name) && Array.isArray(value) ? [...value, ...value] : value,
  );

const answers = twice({
  'GET /api/v1/tours/:id': tourDetail(),
  'GET /api/v1/tours/:id/departures': [],
  'GET /api/v1/hotels/:id': hotelDetail(),
  'GET /api/v1/hotels/:id/stock': [],
  'GET /api/v1/tickets/:id': ticketDetail(),
  'GET /api/v1/tickets/:id/stock': [],
  'GET /api/v1/goods/:id': goodsDetail(),
  'GET /api/v1/goods/:id/stock': goodsStock(),
  'GET /api/v1/visas/:id': visaDetail(),
  'GET /api/v1/visas/:id/stock': visaStock(),
  'GET /api/travelInfo/getByOrgCode': travelInfo,
  'GET /api/v1/company': [],
});

// React logs a duplicate key to the console, and console output fails a test.
test.each([
  ['/route/detail?id=7', TourDetail, '往返渡轮'],
  ['/route/compare?ids=7', TourCompare, '往返渡轮'],
  ['/hotel/hotelDetail?id=7', HotelDetail, '海湾栈道'],
  ['/ticket/ticketDetail?id=7', TicketDetail, '白牛仙女像'],
  ['/goods/goodsDetail?id=7', GoodsDetail, '等级'],
  ['/visa/visaDetail?id=7', VisaDetail, '寄送材料'],
  ['/index', TrustFacts, '价格写全'],
  ['/aboutus/contactus', About, '价格写全'],
])('%s renders data with duplicates', async (path, View, text) => {
  renderView(<View />, { path, answers });
  expect(await screen.findAllByText(text)).toHaveLength(2);
});
