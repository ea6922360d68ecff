import { Type } from 'typebox';
import afterSaleData from '../data/goods/vocabulary/after-sales.json' with { type: 'json' };
import departmentData from '../data/goods/vocabulary/departments.json' with { type: 'json' };
import freightData from '../data/goods/vocabulary/freights.json' with { type: 'json' };
import keepingData from '../data/goods/vocabulary/keepings.json' with { type: 'json' };
import makerData from '../data/goods/vocabulary/makers.json' with { type: 'json' };
import optionData from '../data/goods/vocabulary/options.json' with { type: 'json' };
import originData from '../data/goods/vocabulary/origins.json' with { type: 'json' };
import themeData from '../data/goods/vocabulary/themes.json' with { type: 'json' };
import { nameIn } from '../fields.ts';
import { Pair, Words } from '../text-pair.ts';
import { regions } from '../tours/regions.ts';
import { demoTranslatedNames } from '../tours/translated-names.ts';
import { validateEach } from '../validate-data.ts';

const vocabulary = 'goods/vocabulary';

/** The categories of goods, with their English. */
export const departments = validateEach(Words, `${vocabulary}/departments.json`, departmentData);

/** What things taste of and are good for, with its English. */
export const goodsThemes = validateEach(Words, `${vocabulary}/themes.json`, themeData);

/** What a buyer chooses between. */
export const optionNames = validateEach(Pair, `${vocabulary}/options.json`, optionData);

/** Places of origin, with their region. */
export const origins = validateEach(nameIn(regions), `${vocabulary}/origins.json`, originData);

/** Who makes things. All invented. */
export const makers = validateEach(Pair, `${vocabulary}/makers.json`, makerData);

const Fen = Type.Integer({ minimum: 0 });

const Freight = Type.Object(
  { fee: Fen, freeFrom: Type.Union([Fen, Type.Null()]), remote: Fen },
  { additionalProperties: false },
);

/** What sending costs, in fen: by post, chilled, as fruit, with padding, insured. */
export const freights = validateEach(Freight, `${vocabulary}/freights.json`, freightData);

/** What buyers can rely on after the sale. */
export const afterSales = validateEach(Type.Array(Pair), `${vocabulary}/after-sales.json`, afterSaleData);

const Keeping = Type.Object(
  { shelfLife: Pair, storage: Pair, freight: nameIn(freights), afterSale: nameIn(afterSales) },
  { additionalProperties: false },
);

/** How long things keep and where, and so how they travel and come back. */
export const keepings = validateEach(Keeping, `${vocabulary}/keepings.json`, keepingData);

/** The English of every department, use and origin, by the Chinese that goods carry. */
export const goodsTerms: Readonly<Record<string, string>> = {
  ...departments,
  ...goodsThemes,
  ...Object.fromEntries(Object.keys(origins).map((name) => [name, demoTranslatedNames.get(name) ?? ''])),
};
