import type { TourSelection } from '@portal/shared/contract';
import { checkTourExtras, checkTourSelection, decisionTime } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, throwFieldError } from '#src/platform/errors/index.ts';
import { requireSalesOpen, type StockRow } from '#src/sales/inventory/index.ts';
import { findOfferedTour, type TourProduct } from './tour-offer-repository.ts';

/** What booking needs of a live tour. */
export interface BookableTour {
  readonly product: TourProduct;
  readonly departure: StockRow;
}

/**
 * The tour and departure of a selection. Throws an HttpError naming the field when one does not exist, is not
 * on sale, is past its cut-off, or does not allow that number of people, single rooms or extras.
 */
export const getBookableTour = async (db: Db, selection: TourSelection, now: Date): Promise<BookableTour> => {
  const offered = await findOfferedTour(db, selection);
  if (!offered) throw invalidField('tourId', '该线路不存在或已下架', 'This tour is not offered');
  const { product, sku, departure } = offered;
  if (!sku) throw invalidField('skuId', '没有该出发计划', 'There is no such departure plan');
  if (!departure) throw invalidField('day', '该日期没有班期', 'There is no departure on this day');
  const { maxPeople, cutoffDays, extras } = product.content;
  requireSalesOpen(departure, now, 'day');
  requireSalesOpen({ ...departure, closesAt: decisionTime(departure.day, cutoffDays) }, now, 'day');
  throwFieldError(checkTourSelection(selection, { maxPeople, singleSupplement: departure.singleSupplement }));
  const { adults, children } = selection;
  throwFieldError(checkTourExtras(selection.extras ?? [], extras, adults + children));
  return { product, departure };
};
