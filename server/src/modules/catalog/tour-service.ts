import type { CallData, CallInput, Departure, TourContent, TourDetail } from '@portal/shared/contract';
import { addDays, dayOf, daysBetween } from '@portal/shared/rules';
import type { Deps } from '../../deps.ts';
import { badField, notFound } from '../../http/fault.ts';
import { tourCardOf } from './tour-card.ts';
import { codedCategoryName } from './tour-categories.ts';
import type { Moment, TourQuery } from './tour-filter.ts';
import {
  countByName,
  countByNumber,
  countTours,
  findPriceRange,
  findTour,
  listDepartures,
  listTours,
} from './tour-repository.ts';

type FacetQuery = CallInput<'GET /api/v1/tours/facets'>['query'];
type Needs = Pick<Deps, 'database' | 'now'>;

const longestSpan = 180;

const moment = ({ now }: Needs): Moment => ({ now: now(), today: dayOf(now()) });

const inOrder = <T extends number | string>(from: T | undefined, to: T | undefined, field: string): void => {
  if (from !== undefined && to !== undefined && from > to)
    throw badField(field, '范围的起点大于终点', 'The range ends before it begins');
};

/** Live tours by filter. Throws a field fault on a range that ends before it begins. */
export const findTours = async (deps: Needs, query: TourQuery): Promise<CallData<'GET /api/v1/tours'>> => {
  inOrder(query.minPrice, query.maxPrice, 'minPrice');
  inOrder(query.minDays, query.maxDays, 'minDays');
  inOrder(query.dayFrom, query.dayTo, 'dayFrom');
  const { db } = deps.database;
  const [rows, total] = await Promise.all([
    listTours(db, query, moment(deps)),
    countTours(db, query, moment(deps)),
  ]);
  return { list: rows.map(tourCardOf), total };
};

/** What the tours of a category and words can be narrowed by: values with counts, prices in fen. */
export const countFacets = async (
  { database: { db } }: Needs,
  query: FacetQuery,
): Promise<CallData<'GET /api/v1/tours/facets'>> => {
  const [category, destination, departureCity, theme, grade, days, prices] = await Promise.all([
    countByName(db, query, 'category'),
    countByName(db, query, 'destination'),
    countByName(db, query, 'departureCity'),
    countByName(db, query, 'theme'),
    countByNumber(db, query, 'grade'),
    countByNumber(db, query, 'days'),
    findPriceRange(db, query),
  ]);
  const named = category.map((facet) => ({
    ...facet,
    label: codedCategoryName('tour', facet.value) ?? facet.label,
  }));
  return { category: named, destination, departureCity, theme, grade, days, ...prices };
};

/** One live tour, whole. Throws 404 when there is none, or it is not on sale any more. */
export const getTour = async ({ database: { db } }: Needs, id: number): Promise<TourDetail> => {
  const row = await findTour(db, id);
  if (!row) throw notFound('该线路不存在或已下架', 'This tour does not exist or is no longer offered');
  const { gallery, content, ...card } = row;
  return { ...tourCardOf(card), gallery, content: content as TourContent };
};

/**
 * The departures of a live tour from `from` (today unless told) to `to` (180 days on), both days in Asia/Shanghai;
 * past the cut-off left out. Throws 404, and a field fault on a reversed or longer span.
 */
export const getDepartures = async (
  deps: Needs,
  id: number,
  { from, to }: { from?: string; to?: string },
): Promise<Departure[]> => {
  const at = moment(deps);
  const first = from ?? at.today;
  const last = to ?? addDays(first, longestSpan);
  inOrder(first, last, 'from');
  if (daysBetween(first, last) > longestSpan)
    throw badField('to', `最多查询 ${longestSpan} 天`, `At most ${longestSpan} days at once`);
  await getTour(deps, id);
  return listDepartures(deps.database.db, { productId: id, from: first, to: last }, at);
};
