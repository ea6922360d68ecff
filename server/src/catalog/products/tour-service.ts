import type { CallData, CallInput, Departure, TourContent, TourDetail } from '@portal/shared/contract';
import { type CatalogDeps, findProducts, getProduct, type SharedDeps } from './product-service.ts';
import { spanOf } from './range.ts';
import { requestTime } from './request-time.ts';
import { listDepartures } from './stock-repository.ts';
import { tourCardOf } from './tour-card.ts';

/** Live tours by filter. Throws a field fault on a range that ends before it begins. */
export const findTours = async (
  deps: SharedDeps,
  query: CallInput<'GET /api/v1/tours'>['query'],
): Promise<CallData<'GET /api/v1/tours'>> => {
  const { list, total } = await findProducts(deps, 'tour', query);
  return { list: list.map(tourCardOf), total };
};

/** One live tour, whole. Throws 404 when there is none, or it is not on sale any more. */
export const getTour = async (deps: CatalogDeps, id: number): Promise<TourDetail> => {
  const { card, gallery, content } = await getProduct(deps, 'tour', id);
  return { ...tourCardOf(card), gallery, content: content as TourContent };
};

/**
 * The departures of a live tour from `from` (today unless told) to `to` (180 days on), both days in Asia/Shanghai;
 * past the cut-off left out. Throws 404, and a field fault on a reversed or longer span.
 */
export const getDepartures = async (
  deps: CatalogDeps,
  id: number,
  asked: { from?: string; to?: string },
): Promise<Departure[]> => {
  const moment = requestTime(deps);
  const span = spanOf(asked, moment.today);
  await getProduct(deps, 'tour', id);
  return listDepartures(deps.database.db, { productId: id, ...span }, moment);
};
