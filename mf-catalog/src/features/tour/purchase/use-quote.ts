import { queryOf } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Selection } from './use-selection.ts';

const call = 'POST /api/v1/orders/tour/quote';

const bodyOf = (
  tourId: number,
  { departure, adults, children }: Selection,
): CallInput<typeof call>['body'] | undefined =>
  departure && {
    tourId,
    skuId: departure.skuId,
    day: departure.day,
    adults,
    children,
    singleRooms: 0,
  };

/**
 * The quote of a selection, refetched in the background when selection, departure, price or seats change; no
 * call without a day.
 */
export const useQuote = (tourId: number, selection: Selection) => {
  const body = bodyOf(tourId, selection);
  const options = queryOf(call, { body: body as CallInput<typeof call>['body'] }, { quiet: true });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, selection.departure],
    queryFn: body ? options.queryFn : skipToken,
    placeholderData: body && keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
};
