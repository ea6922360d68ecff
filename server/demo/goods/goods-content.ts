import type { GoodsContent, Text } from '@portal/shared/contract';
import { artworkAddress } from '../artwork-address.ts';
import { type Pair, textOf } from '../text-pair.ts';
import type { ChoiceSeed, GoodsSeed } from './goods-seed.ts';
import { afterSales, freights, goodsTerms, keepings, makers, optionNames } from './vocabulary.ts';

const named = (zh: string): Pair => [zh, goodsTerms[zh] ?? ''];

const parameter = (name: Pair, value: Pair) => ({ name: textOf(name), value: textOf(value) });

/** Pictures of a product, the cover first, and a second look at what it shows. */
export const goodsGallery = ({ scenes, slug }: Pick<GoodsSeed, 'scenes' | 'slug'>): string[] => [
  ...scenes.map((scene) => artworkAddress(scene, slug)),
  ...scenes.slice(0, 1).map((scene) => artworkAddress(scene, `${slug}-2`)),
];

/** The content of a goods product. */
export const goodsContent = (seed: GoodsSeed): GoodsContent => {
  const { shelfLife, storage, freight, afterSale } = keepings[seed.keeps];
  return {
    origin: textOf(named(seed.origin)),
    shelfLife: textOf(shelfLife),
    storage: textOf(storage),
    options: seed.options.map(({ name, values }) => ({
      name: textOf(optionNames[name]),
      values: values.map(textOf),
    })),
    highlights: seed.highlights.map(textOf),
    about: seed.about.map(textOf),
    parameters: [
      ...seed.parameters.map(({ name, value }) => parameter(name, value)),
      parameter(['产地', 'Origin'], named(seed.origin)),
      parameter(['出品', 'Made by'], makers[seed.maker]),
    ],
    freight: freights[freight],
    afterSale: afterSales[afterSale].map(textOf),
  };
};

const places = ({ values }: ChoiceSeed): number[] => values.map((_, place) => place);

/** Every way to choose, as places of values, the last option changing fastest: the order of the seed's SKUs. */
export const combinationsOf = ({ options }: Pick<GoodsSeed, 'options'>): number[][] =>
  options.reduce<number[][]>(
    (chosen, option) => chosen.flatMap((values) => places(option).map((place) => [...values, place])),
    [[]],
  );

/** What a SKU is called: the values chosen. */
export const skuName = ({ options }: Pick<GoodsSeed, 'options'>, values: readonly number[]): Text => {
  const chosen = options.flatMap((option, index) =>
    option.values.slice(values[index], (values[index] ?? 0) + 1),
  );
  return { zh: chosen.map(([zh]) => zh).join(' / '), en: chosen.map(([, en]) => en).join(' / ') };
};

/** The search text of a goods product, in both languages. */
export const goodsSearchText = (seed: GoodsSeed): string => {
  const names = [seed.category, seed.origin, ...seed.themes].flatMap(named);
  const words = [...seed.title, ...seed.summary, ...names, ...makers[seed.maker]];
  return [...new Set(words)].join(' ');
};
