import type { TourSelection } from '@portal/shared/contract';
import { checkTourSelection, dayOf } from '@portal/shared/rules';
import type { Db } from '../../db/connect.ts';
import { badField } from '../../http/fault.ts';
import { refuseFaults } from '../../http/field-faults.ts';
import type { StockRow } from './stock-repository.ts';
import { findDeparture, findLiveTour, hasPlan, type TourRecord } from './tour-offer-repository.ts';

/** A live tour as far as booking it needs to know. */
export interface BookableTour {
  readonly product: TourRecord;
  readonly departure: StockRow;
}

const refuseClosed = ({ closesAt, day }: StockRow, now: Date): void => {
  const closes = closesAt ?? new Date(`${day}T00:00:00+08:00`);
  if (closes <= now || day < dayOf(now))
    throw badField('day', '该团期已截止报名', 'Booking for this departure has closed');
};

/**
 * The tour and departure that a selection names. Throws a field fault when one does not exist, is not on sale, is past
 * its cut-off, or does not allow so many people or single rooms.
 */
export const getBookableTour = async (db: Db, selection: TourSelection, now: Date): Promise<BookableTour> => {
  const product = await findLiveTour(db, selection.tourId);
  if (!product) throw badField('tourId', '该线路不存在或已下架', 'This tour is not offered');
  if (!(await hasPlan(db, selection)))
    throw badField('skuId', '没有该出发计划', 'There is no such departure plan');
  const departure = await findDeparture(db, selection);
  if (!departure) throw badField('day', '该日期没有团期', 'There is no departure on this day');
  refuseClosed(departure, now);
  const { maxPeople } = product.content;
  refuseFaults(checkTourSelection(selection, { maxPeople, singleSupplement: departure.singleSupplement }));
  return { product, departure };
};
