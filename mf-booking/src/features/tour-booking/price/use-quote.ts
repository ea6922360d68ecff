import { queryOf } from '@portal/shared/api';
import type { TourSelection } from '@portal/shared/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What a selection costs now, asked in the background whenever it changes. */
export const useQuote = (selection: TourSelection) =>
  useQuery({
    ...queryOf('POST /api/v1/orders/tour/quote', { body: selection }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
