import type { CallData, PictureAlts, ProductCard, ProductDraft, TourCard } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import {
  cardColumns,
  cardOf,
  goodsSkusOf,
  roomsOf,
  ticketTypesOf,
  tourCategoryNames,
  visaTypesOf,
} from '#src/catalog/products/index.ts';
import { listAlts } from '#src/media/pictures/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, products } from '#src/platform/database/index.ts';
import { categoryOf, columnsOf } from './product-columns.ts';
import { getStored, noProduct } from './stored-draft.ts';

type Preview = CallData<'GET /api/v1/products/:id/preview'>;

const findCard = async (db: Db, id: number): Promise<ProductCard> => {
  const [row] = await db.select(cardColumns).from(products).where(eq(products.id, id));
  if (!row) throw noProduct();
  return cardOf(row);
};

const cardWith = (card: ProductCard, draft: ProductDraft): ProductCard => {
  const { title, summary, picture, days, grade, marketPrice, onSale } = columnsOf(draft);
  const { destination, departureCity, themes } = draft;
  const category = categoryOf(draft);
  const categoryName = draft.kind === 'tour' ? tourCategoryNames[draft.category] : draft.category;
  return {
    ...card,
    ...{ title, summary, picture, days, grade, marketPrice, onSale },
    ...{ category, categoryName, destination, departureCity, themes },
  };
};

/** The enabled SKUs of a draft as the views of a kind read them. */
const offered = (draft: ProductDraft) =>
  draft.skus.flatMap(({ skuId = 0, name, enabled, attributes }) =>
    enabled ? [{ skuId, name, attributes }] : [],
  );

const detailOf = (card: ProductCard, draft: ProductDraft, alts: PictureAlts): Preview => {
  const { gallery, seo } = draft;
  const page = { gallery, alts, seo };
  switch (draft.kind) {
    case 'tour': {
      const tour: TourCard = { ...card, category: draft.category, days: card.days ?? 1 };
      return { ...tour, ...page, content: draft.content };
    }
    case 'hotel':
      return { ...card, ...page, content: draft.content, rooms: roomsOf(offered(draft)) };
    case 'ticket':
      return { ...card, ...page, content: draft.content, types: ticketTypesOf(offered(draft)) };
    case 'goods':
      return { ...card, ...page, content: draft.content, skus: goodsSkusOf(offered(draft)) };
    case 'visa':
      return { ...card, ...page, content: draft.content, types: visaTypesOf(offered(draft)) };
  }
};

/** A product as its page would look if it were published now. Throws 404. */
export const previewProduct = async ({ db }: Pick<Deps, 'db'>, id: number): Promise<Preview> => {
  const { draft } = await getStored(db, id);
  const card = cardWith(await findCard(db, id), draft);
  return detailOf(card, draft, await listAlts(db, [card.picture, ...draft.gallery]));
};
