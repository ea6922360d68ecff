import type { ProductKind } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { type Catalogue, kinds, segments } from './catalogue.ts';
import type { Mix } from './mix.ts';

/** A measured call: `list` calls, among them searches, have a goal of their own. `ask` returns the next URL of its mix. */
export interface MeasuredCall {
  readonly name: string;
  readonly list: boolean;
  ask(mix: Mix, catalogue: Catalogue): string;
}

type Query = Readonly<Record<string, string | number | undefined>>;

const address = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
};

const sorts = ['recommended', 'priceUp', 'priceDown', 'sold', 'rating'] as const;
/** Search texts besides place names: both languages, short and long, with and without hits. */
const phrases = [
  '湛江 三天',
  '海岛',
  '亲子 海滨',
  'island',
  'hot springs',
  '签证',
  '虾',
  '温泉 酒店',
  'xyzzy',
  '湖光岩',
];

const words = (mix: Mix, { facets }: Catalogue): string => {
  const names = facets[mix.one(kinds) ?? 'tour'].destination.flatMap(({ label }) => [
    label.zh,
    label.en ?? label.zh,
  ]);
  return (mix.below(2) === 0 ? mix.one(names) : undefined) ?? mix.one(phrases) ?? '';
};

/** Filters and page numbers of visitors: mostly the first pages. */
const narrowing = (mix: Mix, { facets }: Catalogue, kind: ProductKind): Query => {
  const { category, destination, departureCity, theme, minPrice, maxPrice } = facets[kind];
  const middle = ((minPrice ?? 0) + (maxPrice ?? 0)) / 2;
  return {
    category: mix.sometimes(40, () => mix.one(category)?.value),
    destination: mix.sometimes(25, () => mix.one(destination)?.value),
    departureCity: mix.sometimes(10, () => mix.one(departureCity)?.value),
    theme: mix.sometimes(25, () => mix.one(theme)?.value),
    maxPrice: mix.sometimes(15, () => Math.round(middle)),
    sort: mix.sometimes(50, () => mix.one(sorts)),
    pageNum: mix.sometimes(40, () => 1 + mix.below(mix.below(10) + 1)),
    pageSize: 12,
  };
};

const someDay = (mix: Mix, within: number): string => addDays(dayOf(new Date()), 1 + mix.below(within));

const list = (kind: ProductKind): MeasuredCall => ({
  name: `list ${segments[kind]}`,
  list: true,
  ask: (mix, catalogue) => address(`/api/v1/${segments[kind]}`, narrowing(mix, catalogue, kind)),
});

const listByWords: MeasuredCall = {
  name: 'list, by words',
  list: true,
  ask: (mix, catalogue) => {
    const kind = mix.one(kinds) ?? 'tour';
    const { category, sort, pageNum } = narrowing(mix, catalogue, kind);
    const query = { keywords: words(mix, catalogue), category, sort, pageNum, pageSize: 12 };
    return address(`/api/v1/${segments[kind]}`, query);
  },
};

const listByDays: MeasuredCall = {
  name: 'list, by days',
  list: true,
  ask: (mix, catalogue) => {
    const kind = mix.one(['tour', 'hotel', 'ticket'] as const) ?? 'tour';
    const dayFrom = someDay(mix, 50);
    const days = { dayFrom, dayTo: addDays(dayFrom, kind === 'hotel' ? 1 + mix.below(3) : mix.below(10)) };
    return address(`/api/v1/${segments[kind]}`, { ...narrowing(mix, catalogue, kind), ...days });
  },
};

/** Hotels with the price of a stay, the cheapest first half of the time. */
const listByStay: MeasuredCall = {
  name: 'list hotels, stay prices',
  list: true,
  ask: (mix, catalogue) => {
    const dayFrom = someDay(mix, 50);
    const stay = { dayFrom, dayTo: addDays(dayFrom, 1 + mix.below(7)) };
    const { pageNum } = narrowing(mix, catalogue, 'hotel');
    const sort = mix.sometimes(50, () => 'priceUp');
    return address('/api/v1/hotels', { ...stay, sort, pageNum, pageSize: 12 });
  },
};

const facets = (kind: ProductKind): MeasuredCall => ({
  name: `facets ${segments[kind]}`,
  list: false,
  ask: (mix, catalogue) =>
    address(`/api/v1/${segments[kind]}/facets`, {
      category: mix.sometimes(50, () => mix.one(catalogue.facets[kind].category)?.value),
      keywords: mix.sometimes(20, () => words(mix, catalogue)),
    }),
});

const ofOne = (name: string, kind: ProductKind, end: string): MeasuredCall => ({
  name: `${name} ${segments[kind]}`,
  list: false,
  ask: (mix, { sample }) => `/api/v1/${segments[kind]}/${mix.one(sample.ids[kind])}${end}`,
});

const ofAny = (name: string, end: string): MeasuredCall => ({
  name,
  list: false,
  ask: (mix, { sample }) => `/api/v1/products/${mix.one(sample.ids[mix.one(kinds) ?? 'tour'])}${end}`,
});

const several = (mix: Mix, ids: readonly number[], most: number): string =>
  [...new Set(Array.from({ length: 1 + mix.below(most) }, () => mix.one(ids)))].join(',');

const search: MeasuredCall = {
  name: 'search',
  list: false,
  ask: (mix, catalogue) =>
    address('/api/v1/search', {
      keywords: words(mix, catalogue),
      kind: mix.sometimes(30, () => mix.one(kinds)),
      pageNum: mix.sometimes(20, () => 1 + mix.below(5)),
    }),
};

/** Words of one way to write, with and without hits. */
const searchOf = (name: string, keywords: readonly string[]): MeasuredCall => ({
  name: `search, ${name}`,
  list: true,
  ask: (mix) =>
    address('/api/v1/search', {
      keywords: mix.one(keywords),
      kind: mix.sometimes(30, () => mix.one(kinds)),
      pageNum: mix.sometimes(20, () => 1 + mix.below(5)),
      pageSize: 12 + mix.below(20),
    }),
});

const byPinyin = searchOf('pinyin', [
  ...[
    'zhanjiang',
    'weizhoudao',
    'naozhoudao',
    'huguangyan',
    'beijing',
    'guilin',
    'xuwen',
    'haidao',
    'wenquan',
  ],
  ...['wzd', 'hgy', 'nzd', 'bj', 'gl', 'zj', '潿洲島', '湛江 sanri', 'zhanjiang jiudian'],
]);

const byMisspelling = searchOf('misspelling', [
  ...['涠州岛', '硇州岛', '桂琳', '北惊', '湖光言', '湛疆', '围洲岛', '三雅'],
  ...['beijng', 'guillin', 'zhanjang', 'weizou island', 'naozhuo', 'xuwan', 'lighthose', 'yangshou'],
]);

const byEnglish = searchOf('English', [
  ...['beijing', 'island', 'Weizhou Island', 'hot springs', 'lighthouse', 'family beach', 'seafood', 'visa'],
  ...['Zhanjiang', 'Guilin', 'dried scallops', 'sea view hotel', 'volcano lake', 'Hainan', 'mountain', 'tea'],
]);

const suggestions: MeasuredCall = {
  name: 'suggestions',
  list: false,
  ask: (mix, catalogue) => {
    const whole = words(mix, catalogue);
    return address('/api/v1/search/suggestions', {
      keywords: [...whole].slice(0, 1 + mix.below(4)).join(''),
    });
  },
};

const cards: MeasuredCall = {
  name: 'cards by id',
  list: false,
  ask: (mix, { sample }) =>
    address('/api/v1/products', { ids: several(mix, sample.ids[mix.one(kinds) ?? 'tour'], 12) }),
};

const cart: MeasuredCall = {
  name: 'cart',
  list: false,
  ask: (mix, { sample }) => address('/api/v1/goods-skus', { ids: several(mix, sample.goodsSkus, 10) }),
};

/** The calls of the public catalogue, each with a mix of visitors' requests. */
export const measuredCalls: readonly MeasuredCall[] = [
  ...kinds.map(list),
  listByWords,
  listByDays,
  listByStay,
  ...kinds.map(facets),
  search,
  byPinyin,
  byMisspelling,
  byEnglish,
  suggestions,
  ...kinds.map((kind) => ofOne('detail', kind, '')),
  ofOne('departures', 'tour', '/departures'),
  ...kinds.filter((kind) => kind !== 'tour').map((kind) => ofOne('stock', kind, '/stock')),
  ofAny('related', '/related'),
  ofAny('reviews', '/reviews'),
  cards,
  cart,
];
