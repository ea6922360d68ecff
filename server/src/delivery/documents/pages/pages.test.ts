import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductCard } from '@portal/shared/contract';
import { routeTable } from '@portal/shared/rules';
import type { CallInternal, InternalResponse } from '../internal-api.ts';
import { describePage } from '../page-description.ts';
import { createSite } from '../site.ts';
import type { JsonLd } from '../structured/json-ld.ts';

const config = { BASEURL: '', ORGCODE: 'A86', SYSTITLE: '海途', VICINITY: '440000/440800/440802' };
const origin = 'https://haitu.example';

const card = (kind: ProductCard['kind'], more: Partial<ProductCard> = {}): ProductCard => ({
  id: 7,
  kind,
  category: '海味',
  categoryName: { zh: '海味', en: 'Seafood' },
  title: { zh: '虾干', en: 'Dried shrimp' },
  summary: { zh: '晒了三天', en: 'Three days in the sun' },
  picture: '/artwork/shrimp/1.svg',
  days: null,
  grade: 4,
  departureCity: null,
  destination: null,
  themes: [{ zh: '亲子' }],
  fromPrice: 28_850,
  marketPrice: null,
  onSale: false,
  rating: 47,
  reviewCount: 12,
  soldCount: 3,
  ...more,
});

const gallery = ['/artwork/shrimp/1.svg', '/artwork/shrimp/2.svg'];
const day = { title: { zh: '一' }, sights: [{ zh: '灯塔' }, { zh: '渔港' }] };
const contents = {
  tour: { content: { itinerary: [day] } },
  hotel: {
    content: {
      address: { zh: '海滨路 1 号' },
      phone: '0759',
      checkIn: '14:00',
      checkOut: '12:00',
      facilities: [{ zh: '泳池' }],
    },
    rooms: [{ name: { zh: '海景房' }, bed: { zh: '大床' }, maxGuests: 2 }],
  },
  ticket: {
    content: {
      address: { zh: '湖光镇' },
      openingHours: [{ season: { zh: '全年' }, from: '08:00', to: '18:00', lastEntry: '17:00' }],
    },
  },
  goods: { content: { parameters: [{ name: { zh: '净含量' }, value: { zh: '250 克' } }] } },
  visa: { content: { accepts: { zh: '广东居民' } } },
} as const;

const detail = (kind: ProductCard['kind'], more: Partial<ProductCard> = {}) => ({
  ...card(kind, kind === 'tour' ? { category: 'domestic', ...more } : more),
  gallery,
  ...contents[kind],
});

const news = {
  id: 5,
  category: { zh: '旅行资讯' },
  title: { zh: '开海' },
  summary: { zh: '' },
  picture: '/artwork/boat/1.svg',
  day: '2026-11-01',
  source: { zh: '海途' },
  body: [],
  older: null,
  newer: null,
};
const agencyPage = {
  id: 3,
  code: 'introduction',
  title: { zh: '公司简介', en: 'Company profile' },
  day: '2026-10-01',
  body: [{ kind: 'text', text: { zh: '一家\n旅行社' } }],
};
const categories = { category: [{ value: '海味', label: { zh: '海味', en: 'Seafood' }, count: 2 }] };

const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/tours/7': detail('tour'),
  '/api/v1/hotels/7': detail('hotel'),
  '/api/v1/tickets/7': detail('ticket'),
  '/api/v1/goods/7': detail('goods'),
  '/api/v1/goods/8': { ...detail('goods', { fromPrice: null, rating: null, reviewCount: 0 }), id: 8 },
  '/api/v1/visas/7': detail('visa'),
  '/api/v1/news/5': news,
  '/api/v1/statements/3': { ...agencyPage, code: 'terms' },
  '/api/v1/help/invoice': { ...agencyPage, code: 'invoice' },
  '/api/v1/company/introduction': agencyPage,
  '/api/v1/goods/facets': categories,
  '/api/v1/news?category=海味&pageSize=10': { list: [], total: 0, categories: categories.category },
};

const ask: CallInternal = async ({ url }): Promise<InternalResponse | undefined> => {
  if (url.endsWith('/99')) return undefined;
  const path = decodeURIComponent(url);
  return Object.hasOwn(answers, path)
    ? { status: 200, size: 1, data: answers[path] }
    : { status: 404, size: 1 };
};

const describe = (view: string, search = '', language: 'zh-cn' | 'en' = 'zh-cn') => {
  const route = routeTable.find((each) => each.view === view);
  assert.ok(route, view);
  const target = {
    found: true,
    path: route.path,
    query: new URLSearchParams(search),
    view,
    title: route.title,
    indexed: !route.member,
  };
  return describePage({ target, site: createSite(origin, language, config), ask, config });
};

const typesOf = (data: readonly JsonLd[]) => data.map((thing) => thing['@type']);
const trail = (data: readonly JsonLd[]) => {
  const steps = data.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
  return (steps as unknown as { name: string; item: string }[]).map(({ name, item }) => [
    name,
    decodeURI(item.replace(origin, '')),
  ]);
};

const subjects: [string, string, string, readonly unknown[]][] = [
  ['route/detail', 'id=7', '/route/detail?id=7', [['TouristTrip', 'Product'], 'BreadcrumbList']],
  ['hotel/detail', 'id=7&checkIn=2026-12-01', '/hotel/hotelDetail?id=7', ['Hotel', 'BreadcrumbList']],
  ['ticket/detail', 'id=7', '/ticket/ticketDetail?id=7', ['Product', 'TouristAttraction', 'BreadcrumbList']],
  ['goods/detail', 'id=7&utm_source=x', '/goods/goodsDetail?id=7', ['Product', 'BreadcrumbList']],
  ['visa/detail', 'id=7', '/visa/visaDetail?id=7', ['Service', 'BreadcrumbList']],
  ['news/detail', 'id=5', '/news-detail?id=5', ['NewsArticle', 'BreadcrumbList']],
  ['common/detail', 'id=3', '/common-detail?id=3', ['WebPage', 'BreadcrumbList']],
  ['help/article', 'code=invoice', '/help/article?code=invoice', ['WebPage', 'BreadcrumbList']],
  [
    'about/companyinfo',
    'type=introduction&title=x',
    '/aboutus/companyinfo?type=introduction',
    ['AboutPage', 'BreadcrumbList'],
  ],
  ['about/companyinfo', '', '/aboutus/companyinfo?type=introduction', ['AboutPage', 'BreadcrumbList']],
];

/** Link previews of these show the portal's default picture. */
const withoutPicture = ['common/detail', 'help/article', 'about/companyinfo'];

for (const [view, search, address, types] of subjects)
  test(`${view}?${search} is indexed under ${address} with its data`, async () => {
    const page = await describe(view, search);
    assert.equal(page.found, true);
    assert.equal(page.address, origin + address);
    assert.deepEqual(typesOf(page.data), types);
    if (withoutPicture.includes(view)) assert.equal(page.picture, `${origin}/preview-picture.jpg`);
    else assert.match(page.picture, /^https:\/\/haitu\.example\/artwork\/.*\.png$/);
  });

for (const [view, search] of [
  ['route/detail', ''],
  ['hotel/detail', 'id=8'],
  ['ticket/detail', 'id=x'],
  ['goods/detail', 'id='],
  ['visa/detail', 'id=../tours/7'],
  ['news/detail', 'id=3'],
  ['common/detail', 'id=5'],
  ['help/article', 'code=gone'],
  ['about/companyinfo', 'type=constructor'],
] as const)
  test(`${view}?${search} is not found`, async () => {
    const page = await describe(view, search);
    assert.deepEqual([page.found, page.address, page.data], [false, undefined, []]);
    assert.equal(page.title, '页面不存在 · 海途');
  });

test('a page whose subject times out is found, under its URL, with the default description', async () => {
  const page = await describe('hotel/detail', 'id=99');
  assert.deepEqual([page.found, page.address], [true, `${origin}/hotel/hotelDetail?id=99`]);
  assert.equal(page.title, '酒店详情 · 海途');
});

test("a product has its name, price and rating in the visitor's language", async () => {
  const page = await describe('goods/detail', 'id=7', 'en');
  assert.deepEqual(
    [page.title, page.description, page.type],
    ['Dried shrimp · 海途', 'Three days in the sun', 'product'],
  );
  const [product] = page.data;
  assert.deepEqual(product?.offers, {
    '@type': 'Offer',
    price: '288.50',
    priceCurrency: 'CNY',
    availability: 'https://schema.org/InStock',
    url: page.address,
    seller: { '@type': 'TravelAgency', name: '海途', url: `${origin}/` },
  });
  assert.deepEqual(product?.aggregateRating, {
    '@type': 'AggregateRating',
    ratingValue: '4.7',
    reviewCount: 12,
    bestRating: 5,
    worstRating: 1,
  });
  assert.deepEqual(
    product?.image,
    gallery.map((path) => origin + path),
  );
  assert.deepEqual(trail(page.data), [
    ['Home', '/index'],
    ['Seafood', '/goods?category=海味'],
    ['Dried shrimp', '/goods/goodsDetail?id=7'],
  ]);
});

test('an unavailable product has no offer, one without reviews no rating', async () => {
  const [product] = (await describe('goods/detail', 'id=8')).data;
  assert.deepEqual([product?.offers, product?.aggregateRating], [undefined, undefined]);
});

test('a tour has the breadcrumb of its category and lists its sights in order', async () => {
  const { data } = await describe('route/detail', 'id=7');
  assert.equal(trail(data)[1]?.[1], '/domestic');
  assert.deepEqual(data[0]?.itinerary, {
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: { '@type': 'TouristAttraction', name: '灯塔' } },
      { '@type': 'ListItem', position: 2, item: { '@type': 'TouristAttraction', name: '渔港' } },
    ],
  });
});

const lists: [string, string, string | undefined, string][] = [
  ['domestic/index', '', '/domestic', '国内游 · 海途'],
  ['domestic/index', 'pageNum=3&utm_source=x', '/domestic?pageNum=3', '国内游（第 3 页） · 海途'],
  ['domestic/index', 'pageNum=1', '/domestic', '国内游 · 海途'],
  ['domestic/index', 'pageNum=x', '/domestic', '国内游 · 海途'],
  ['domestic/index', 'theme=海滨', undefined, '国内游 · 海途'],
  ['domestic/index', 'theme=', '/domestic', '国内游 · 海途'],
  ['route/index', 'category=domestic', undefined, '全部线路 · 海途'],
  ['goods/index', 'category=海味', '/goods?category=海味', '海味 · 特产商城 · 海途'],
  [
    'goods/index',
    'category=海味&pageNum=2',
    '/goods?category=海味&pageNum=2',
    '海味 · 特产商城（第 2 页） · 海途',
  ],
  ['goods/index', 'category=海味&sort=sold', undefined, '海味 · 特产商城 · 海途'],
  ['goods/index', 'category=<script>', undefined, '特产商城 · 海途'],
  ['hotel/index', 'category=民宿', undefined, '酒店 · 海途'],
  ['about/news-list', 'category=海味', '/aboutus/news-list?category=海味', '海味 · 新闻资讯 · 海途'],
  ['search/index', 'keywords=海', undefined, '搜索 · 海途'],
  ['route/compare', 'ids=1,2', undefined, '线路对比 · 海途'],
  ['goods/cart', '', undefined, '购物车 · 海途'],
  ['home/index', '', '/index', '海途'],
  ['about/contactus', '', '/aboutus/contactus', '公司简介 · 海途'],
];

for (const [view, search, address, title] of lists)
  test(`${view}?${search} is indexed under ${address}`, async () => {
    const page = await describe(view, search);
    assert.equal(page.found, true);
    assert.equal(page.address && decodeURI(page.address), address && origin + address);
    assert.equal(page.title, title);
  });

test('the home page describes search and the agency, also while the agency is unknown', async () => {
  const { data } = await describe('home/index');
  assert.deepEqual(typesOf(data), ['WebSite', ['Organization', 'TravelAgency']]);
  assert.deepEqual(data[0]?.potentialAction, {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?keywords={search_term_string}` },
    'query-input': 'required name=search_term_string',
  });
});

test('a description is one line of at most 160 characters', async () => {
  assert.equal((await describe('about/companyinfo')).description, '一家 旅行社');
});
