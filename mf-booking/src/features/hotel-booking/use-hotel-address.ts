import { checkStay, dayOf } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';
import { parseInteger } from '#src/booking/page/parse-integer.ts';

/** The selection of the URL. Days in Asia/Shanghai. */
export interface HotelAddress {
  readonly hotelId: number;
  readonly skuId: number;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
}

/** Reads the address: no stay that can be booked is undefined, and so is one without a room type. */
export const useHotelAddress = (): HotelAddress | undefined => {
  const { get, getNumber } = useQueryParams();
  const hotelId = parseInteger(getNumber('id'));
  const skuId = parseInteger(getNumber('skuId'));
  const stay = {
    checkIn: get('checkIn') ?? '',
    checkOut: get('checkOut') ?? '',
    rooms: parseInteger(getNumber('rooms'), 1, 9) ?? 1,
  };
  if (hotelId === undefined || skuId === undefined || checkStay(stay, dayOf(new Date())).length > 0)
    return undefined;
  return { hotelId, skuId, ...stay };
};
