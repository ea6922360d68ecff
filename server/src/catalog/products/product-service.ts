import type {
  GoodsContent,
  GoodsDetail,
  HotelContent,
  HotelDetail,
  ProductCard,
  ProductKind,
  TicketContent,
  TicketDetail,
  VisaContent,
  VisaDetail,
} from '@portal/shared/contract';
import { listAlts } from '#src/media/pictures/index.ts';
import type { Memoize } from '#src/platform/cache/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { listCardsById } from './card-repository.ts';
import { withDatedPrices } from './dated-cards.ts';
import { countFound, listFoundCards } from './found-repository.ts';
import { type ProductQuery, productFilter } from './product-filter.ts';
import { productKinds } from './product-kinds.ts';
import { productOrders } from './product-order.ts';
import { countUpTo, findProduct, listCards, listSkus } from './product-repository.ts';
import { inOrder } from './range.ts';
import { requestTime } from './request-time.ts';
import { readKeywords } from './search/read-keywords.ts';
import { goodsSkusOf, roomsOf, ticketTypesOf, visaTypesOf } from './sku-views.ts';

export type CatalogDeps = Pick<Deps, 'db' | 'now'>;

/** Dependencies of the routes that also count or search. */
export interface SharedDeps extends CatalogDeps {
  readonly memoize: Memoize;
}

/**
 * Live products of a kind by filter, counted up to 1,000; prices in fen, with days those of the days. Throws an
 * HttpError naming the field for a reversed range.
 */
export const findProducts = async (
  deps: SharedDeps,
  kind: ProductKind,
  query: ProductQuery,
): Promise<{ list: ProductCard[]; total: number }> => {
  inOrder(query.minPrice, query.maxPrice, 'minPrice');
  inOrder(query.minDays, query.maxDays, 'minDays');
  inOrder(query.dayFrom, query.dayTo, 'dayFrom');
  const { db } = deps;
  const { sort = 'recommended', pageNum, pageSize, ...filter } = query;
  const words = await readKeywords(deps, query.keywords);
  const asked = productFilter(db, productKinds[kind], filter, { moment: requestTime(deps), words });
  const { listed, found } = asked;
  const count = () => (found ? countFound(db, found) : countUpTo(db, listed));
  const counted = deps.memoize(`total ${kind} ${JSON.stringify(filter)}`, count);
  const page = { pageNum, pageSize };
  const [list, total] = await Promise.all([
    found
      ? counted.then((most) => listFoundCards(db, asked, { total: most, sort, ...page }))
      : listCards(db, listed, productOrders[sort], page),
    counted,
  ]);
  const { dated } = asked;
  return { list: dated ? await withDatedPrices(db, list, dated) : list, total };
};

/** A live product of a kind with its content. Throws 404 when it does not exist or is not on sale. */
export const getProduct = async (deps: CatalogDeps, kind: ProductKind, id: number) => {
  const product = await findProduct(deps.db, kind, id);
  const { zh, en } = productKinds[kind].missing;
  if (!product) throw notFound(zh, en);
  return product;
};

/** A live product with its content and what its pictures show. Throws 404. */
export const getDescribed = async (deps: CatalogDeps, kind: ProductKind, id: number) => {
  const product = await getProduct(deps, kind, id);
  return { ...product, alts: await listAlts(deps.db, [product.card.picture, ...product.gallery]) };
};

const getWhole = async (deps: CatalogDeps, kind: ProductKind, id: number) => {
  const [product, skus] = await Promise.all([getDescribed(deps, kind, id), listSkus(deps.db, id)]);
  return { ...product, skus };
};

/** A live hotel with its room types. Throws 404. */
export const getHotel = async (deps: CatalogDeps, id: number): Promise<HotelDetail> => {
  const { card, skus, content, ...page } = await getWhole(deps, 'hotel', id);
  return { ...card, ...page, content: content as HotelContent, rooms: roomsOf(skus) };
};

/** A live sight with its ticket types and their slots. Throws 404. */
export const getTicket = async (deps: CatalogDeps, id: number): Promise<TicketDetail> => {
  const { card, skus, content, ...page } = await getWhole(deps, 'ticket', id);
  return { ...card, ...page, content: content as TicketContent, types: ticketTypesOf(skus) };
};

/** Live goods with their options. Throws 404. */
export const getGoods = async (deps: CatalogDeps, id: number): Promise<GoodsDetail> => {
  const { card, skus, content, ...page } = await getWhole(deps, 'goods', id);
  return { ...card, ...page, content: content as GoodsContent, skus: goodsSkusOf(skus) };
};

/** A live visa with its types. Throws 404. */
export const getVisa = async (deps: CatalogDeps, id: number): Promise<VisaDetail> => {
  const { card, skus, content, ...page } = await getWhole(deps, 'visa', id);
  return { ...card, ...page, content: content as VisaContent, types: visaTypesOf(skus) };
};

/** Live products of any kind in the order of `ids` (`3,1,2`), without duplicates and those off sale. */
export const getProductsById = (deps: CatalogDeps, ids: string): Promise<ProductCard[]> =>
  listCardsById(deps.db, ids.split(',').map(Number));
