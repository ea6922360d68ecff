import type { CartSku, GoodsDetail, Stock } from '@portal/shared/contract';

const freight = { fee: 1_000, freeFrom: 9_900, remote: 1_500 };

/** Dried prawns in two tastes and three packings, as tests meet them. There is no spicy gift box. */
export const goodsDetail = (changes: Partial<GoodsDetail> = {}): GoodsDetail => ({
  id: 7,
  kind: 'goods',
  category: '海味干货',
  categoryName: { zh: '海味干货', en: 'Dried seafood' },
  title: { zh: '硇洲岛虾干', en: 'Naozhou dried prawns' },
  summary: { zh: '日晒三天，带壳。', en: 'Three days in the sun, in their shells.' },
  picture: '/artwork/prawns/7.svg',
  days: null,
  grade: null,
  departureCity: null,
  destination: { zh: '湛江', en: 'Zhanjiang' },
  themes: [{ zh: '咸鲜', en: 'Savoury' }],
  fromPrice: 3_800,
  marketPrice: 4_800,
  onSale: true,
  rating: 47,
  reviewCount: 36,
  soldCount: 210,
  gallery: ['/artwork/prawns/7.svg', '/artwork/sea/8.svg'],
  content: {
    origin: { zh: '湛江硇洲岛', en: 'Naozhou Island, Zhanjiang' },
    shelfLife: { zh: '180 天', en: '180 days' },
    storage: { zh: '阴凉干燥处', en: 'Cool and dry' },
    options: [
      {
        name: { zh: '口味', en: 'Taste' },
        values: [
          { zh: '原味', en: 'Plain' },
          { zh: '香辣', en: 'Spicy' },
        ],
      },
      {
        name: { zh: '规格', en: 'Size' },
        values: [
          { zh: '250 克', en: '250 g' },
          { zh: '500 克', en: '500 g' },
          { zh: '礼盒', en: 'Gift box' },
        ],
      },
    ],
    highlights: [{ zh: '当季新晒', en: 'Dried this season' }],
    about: [{ zh: '渔民清晨收网。', en: 'Nets come in at dawn.' }],
    parameters: [{ name: { zh: '等级', en: 'Grade' }, value: { zh: '一级', en: 'First' } }],
    freight,
    afterSale: [{ zh: '坏单包赔', en: 'Broken pieces are replaced' }],
  },
  skus: [
    { skuId: 70, values: [0, 0], weight: 250 },
    { skuId: 71, values: [0, 1], weight: 500 },
    { skuId: 72, values: [0, 2], weight: 1_200 },
    { skuId: 73, values: [1, 0], weight: 250 },
    { skuId: 74, values: [1, 1], weight: 500 },
  ],
  ...changes,
});

const row = (skuId: number, price: number, left: number): Stock => ({ skuId, day: null, price, left });

/** Of the plain ones no 500 g are left, and only three of the smallest. */
export const goodsStock = (): Stock[] => [
  row(70, 3_800, 3),
  row(71, 7_200, 0),
  row(72, 16_800, 40),
  row(73, 4_000, 60),
  row(74, 7_600, 200),
];

export const cartSku = (changes: Partial<CartSku> = {}): CartSku => ({
  skuId: 70,
  productId: 7,
  title: { zh: '硇洲岛虾干', en: 'Naozhou dried prawns' },
  options: [
    { zh: '原味', en: 'Plain' },
    { zh: '250 克', en: '250 g' },
  ],
  picture: '/artwork/prawns/7.svg',
  price: 3_800,
  left: 30,
  freight,
  ...changes,
});
