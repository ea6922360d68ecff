import { call, queryOf, read } from '@portal/shared/api';
import type { CalendarEdit, CallInput } from '@portal/shared/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const choices = 'GET /api/v1/product-calendars';
const product = 'GET /api/v1/product-calendars/:id';
const days = 'GET /api/v1/product-calendars/:id/days';
const outdated = [product, days] as const;

type ChoiceQuery = CallInput<typeof choices>['query'];
type DayQuery = CallInput<typeof days>['query'];

/** One page of products; the previous page stays while the next one loads. */
export const useChoices = (query: ChoiceQuery) =>
  useQuery({
    ...queryOf(choices, { query: { ...query } }),
    placeholderData: keepPreviousData,
  });

/** A product and what is sold of it. */
export const useProductCalendar = (id: number) => useQuery(queryOf(product, { params: { id } }));

/** The rows of a SKU; refetched whenever they are shown, as bookings change them. */
export const useCalendarDays = (id: number, query: DayQuery) =>
  useQuery({
    ...queryOf(days, { params: { id }, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The preview of a change; no call without a change. */
export const usePreview = (id: number, edit: CalendarEdit | undefined) =>
  useQuery({
    queryKey: ['calendar preview', id, edit],
    queryFn: edit
      ? () => read('POST /api/v1/product-calendars/:id/preview', { params: { id }, body: edit })
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Changes prices and stock. The drawer shows refusals. */
export const useSaveEdit = (id: number) =>
  useChange(outdated, (body: CalendarEdit) =>
    call('PUT /api/v1/product-calendars/:id', { params: { id }, body }),
  );

/** Undoes the user's last change. */
export const useUndo = (id: number) =>
  useChange(outdated, () => call('POST /api/v1/product-calendars/:id/undo', { params: { id } }));

/** Declines proposed prices; their proposer withdraws them. */
export const useDeclinePrices = (id: number) =>
  useChange(outdated, () =>
    call('POST /api/v1/product-calendars/:id/proposal/decline', { params: { id }, body: {} }),
  );
