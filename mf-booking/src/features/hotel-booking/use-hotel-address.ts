import { checkStay, dayOf } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';
import { wholeNumber } from '#src/booking/page/parse-integer.ts';

/** What the address asks to be booked. Days in Asia/Shanghai. */
export interface StayAddress {
  readonly hotelId: number;
  readonly skuId: number;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
}

/** Reads the address: no stay that can be booked is undefined, and so is one without a room type. */
export const useStayAddress = (): StayAddress | undefined => {
  const { get, getNumber } = useQueryParams();
  const hotelId = wholeNumber(getNumber('id'));
  const skuId = wholeNumber(getNumber('skuId'));
  const stay = {
    checkIn: get('checkIn') ?? '',
    checkOut: get('checkOut') ?? '',
    rooms: wholeNumber(getNumber('rooms'), 1, 9) ?? 1,
  };
  if (hotelId === undefined || skuId === undefined || checkStay(stay, dayOf(new Date())).length > 0)
    return undefined;
  return { hotelId, skuId, ...stay };
};
