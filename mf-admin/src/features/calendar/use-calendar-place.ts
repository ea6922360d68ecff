import { dayOf, type Month, monthOf } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';

const isMonth = (text: string | undefined): text is Month => /^2\d{3}-(0[1-9]|1[0-2])$/.test(text ?? '');

/** The shown product, SKU and month, in the URL beside the product filters. */
export const useCalendarPlace = () => {
  const { get, getNumber, set } = useQueryParams();
  const pageNum = get('pageNum');
  const month = get('month');
  return {
    productId: getNumber('productId'),
    skuId: getNumber('skuId'),
    month: isMonth(month) ? month : monthOf(dayOf(new Date())),
    chooseProduct: (productId: number | undefined) => set({ productId, skuId: undefined, pageNum }),
    chooseSku: (skuId: number) => set({ skuId, pageNum }, { preventScrollReset: true }),
    turnTo: (next: Month) => set({ month: next, pageNum }, { preventScrollReset: true, replace: true }),
  };
};

export type CalendarPlace = ReturnType<typeof useCalendarPlace>;
