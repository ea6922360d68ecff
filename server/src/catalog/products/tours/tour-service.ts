import type { CallData, CallInput, Departure, TourContent, TourDetail } from '@portal/shared/contract';
import { askedDays } from '../days/asked-days.ts';
import { productKinds } from '../product-kinds.ts';
import {
  type CatalogDeps,
  findProducts,
  getDescribed,
  getProduct,
  type SharedDeps,
} from '../product-service.ts';
import { spanOf } from '../range.ts';
import { requestTime } from '../request-time.ts';
import { listDepartures } from '../stock/stock-repository.ts';
import { withNextDepartures } from './next-departures.ts';
import { tourCardOf } from './tour-card.ts';

/** Live tours by filter, with their next departures. Throws an HttpError naming the field for a reversed range. */
export const findTours = async (
  deps: SharedDeps,
  query: CallInput<'GET /api/v1/tours'>['query'],
): Promise<CallData<'GET /api/v1/tours'>> => {
  const { list, total } = await findProducts(deps, 'tour', query);
  const moment = requestTime(deps);
  const days = askedDays(query, productKinds.tour, moment.today);
  const shown = days === 'none' ? undefined : days;
  return { list: await withNextDepartures(deps.db, list.map(tourCardOf), moment, shown), total };
};

/** A live tour with all details. Throws 404 when it does not exist or is not on sale. */
export const getTour = async (deps: CatalogDeps, id: number): Promise<TourDetail> => {
  const { card, content, ...page } = await getDescribed(deps, 'tour', id);
  return { ...tourCardOf(card), ...page, content: content as TourContent };
};

/**
 * Departures of a live tour from `from` (default today) to `to` (default 180 days later), in Asia/Shanghai,
 * without closed ones. Throws 404, and an HttpError naming the field for a reversed or longer range.
 */
export const getDepartures = async (
  deps: CatalogDeps,
  id: number,
  asked: { from?: string; to?: string },
): Promise<Departure[]> => {
  const moment = requestTime(deps);
  const span = spanOf(asked, moment.today);
  await getProduct(deps, 'tour', id);
  return listDepartures(deps.db, { productId: id, ...span }, moment);
};
