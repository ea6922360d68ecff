import type { ProductCard, ProductFacets, ProductKind } from '@portal/shared/contract';

const ofKind: Readonly<Record<ProductKind, Partial<ProductCard>>> = {
  tour: { category: 'local', categoryName: { zh: '本地游', en: 'In Zhanjiang' }, days: 2 },
  hotel: {
    category: '海景酒店',
    categoryName: { zh: '海景酒店', en: 'Sea view hotel' },
    title: { zh: '金沙湾观海酒店', en: 'Golden Bay Hotel' },
    grade: 5,
    themes: [{ zh: '无边泳池', en: 'Infinity pool' }],
  },
  ticket: {
    category: '自然风光',
    categoryName: { zh: '自然风光', en: 'Nature' },
    title: { zh: '湖光岩', en: 'Huguangyan' },
    grade: 4,
  },
  goods: {
    category: '海味干货',
    categoryName: { zh: '海味干货', en: 'Dried seafood' },
    title: { zh: '瑶柱礼盒', en: 'Scallop box' },
  },
  visa: {
    category: '旅游',
    categoryName: { zh: '旅游', en: 'Tourism' },
    title: { zh: '日本单次旅游签证', en: 'Japan, single entry' },
    destination: { zh: '日本', en: 'Japan' },
    days: 7,
  },
};

/** A product in a list as tests meet it. */
export const productCard = (kind: ProductKind, changes: Partial<ProductCard> = {}): ProductCard => ({
  id: 7,
  kind,
  category: '',
  categoryName: { zh: '' },
  title: { zh: '硇洲岛灯塔两日', en: 'Naozhou Island lighthouse' },
  summary: { zh: '登灯塔，住渔港。', en: 'Up the tower, down to the harbour.' },
  picture: '/artwork/lighthouse/7.svg',
  days: null,
  grade: null,
  departureCity: kind === 'tour' ? { zh: '湛江', en: 'Zhanjiang' } : null,
  destination: { zh: '硇洲岛', en: 'Naozhou Island' },
  themes: [{ zh: '海岛', en: 'Islands' }],
  fromPrice: 49_800,
  marketPrice: 62_800,
  onSale: true,
  rating: 47,
  reviewCount: 36,
  soldCount: 74,
  ...ofKind[kind],
  ...changes,
});

/** What a list can be narrowed by, as tests meet it. */
export const productFacets = (changes: Partial<ProductFacets> = {}): ProductFacets => ({
  category: [],
  destination: [
    { value: '硇洲岛', label: { zh: '硇洲岛', en: 'Naozhou Island' }, count: 3 },
    { value: '桂林', label: { zh: '桂林', en: 'Guilin' }, count: 1 },
  ],
  departureCity: [],
  theme: [{ value: '海岛', label: { zh: '海岛', en: 'Islands' }, count: 2 }],
  grade: [],
  days: [],
  minPrice: 12_800,
  maxPrice: 358_800,
  ...changes,
});
