import type { HotelSelection, RoomType } from '@portal/shared/contract';
import { checkStay, dayOf, nightsOf } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, throwFieldError } from '#src/platform/errors/index.ts';
import { readStock, requireSalesOpen, type StockRow } from '#src/sales/inventory/index.ts';
import { findLiveProduct, findOfferedSku, type ProductRecord, type SkuRecord } from './offer-repository.ts';

type Room = Pick<SkuRecord, 'name'> & Omit<RoomType, 'skuId' | 'name'>;

/** What booking needs of a live hotel, with a calendar row for each night. */
export interface BookableStay {
  readonly product: ProductRecord<'hotel'>;
  readonly room: Room;
  readonly nights: readonly StockRow[];
}

const getRoom = async (db: Db, { hotelId, skuId }: HotelSelection): Promise<Room> => {
  const sku = await findOfferedSku(db, hotelId, skuId);
  if (!sku?.attributes) throw invalidField('skuId', '没有该房型', 'There is no such room type');
  return { name: sku.name, ...(sku.attributes as Omit<Room, 'name'>) };
};

/**
 * The calendar rows of a stay. Throws an HttpError naming the field when a night is not on sale or past its
 * cut-off.
 */
const getNights = async (db: Db, selection: HotelSelection, now: Date): Promise<readonly StockRow[]> => {
  const days = nightsOf(selection);
  const rows = await readStock(
    db,
    days.map((day) => ({ skuId: selection.skuId, day })),
  );
  const missing = days.find((day) => !rows.some((row) => row.day === day));
  if (missing) throw invalidField('checkIn', `${missing} 暂不可预订`, `${missing} is not on sale`);
  for (const row of rows) requireSalesOpen(row, now, 'checkIn');
  return rows;
};

/**
 * The hotel, room type and nights of a selection. Throws an HttpError naming the field when one does not
 * exist, is not on sale, is past its cut-off, or is not a stay of 1 to 28 nights in 1 to 9 rooms within 365
 * days.
 */
export const getBookableStay = async (
  db: Db,
  selection: HotelSelection,
  now: Date,
): Promise<BookableStay> => {
  throwFieldError(checkStay(selection, dayOf(now)));
  const product = await findLiveProduct(db, 'hotel', selection.hotelId);
  if (!product) throw invalidField('hotelId', '该酒店不存在或已下架', 'This hotel is not offered');
  const room = await getRoom(db, selection);
  return { product, room, nights: await getNights(db, selection, now) };
};
