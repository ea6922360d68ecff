import { queryOf } from '@portal/shared/api';
import type { LoginResult, LoginTry } from '@portal/shared/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { day, oneOf } from '#src/list/filters/filter-parsers.ts';
import type { ListFilters, ParsedFilters } from '#src/list/filters/list-filters.ts';

/** How a try can end. */
export const loginResults = [
  'success',
  'credentials',
  'captcha',
  'waiting',
  'disabled',
] as const satisfies readonly LoginResult[];

/** What the log is narrowed by besides a name. */
export const loginFilters = { result: oneOf(...loginResults), startTime: day(), endTime: day() };

type LoginFilters = ListFilters & ParsedFilters<typeof loginFilters>;

/** A try as the table knows its rows: by the name that was typed. */
export interface LoginRow extends LoginTry {
  readonly name: string;
}

const asRows = ({ list, total }: { list: LoginTry[]; total: number }) => ({
  list: list.map((row): LoginRow => ({ ...row, name: row.username })),
  total,
});

/** Tries at signing in; while another page is on its way, the one before stays. */
export const useLoginPage = ({ keywords, result, startTime, endTime, pageNum, pageSize }: LoginFilters) =>
  useQuery({
    ...queryOf('GET /api/v1/watch/logins/page', {
      query: { keywords: keywords?.slice(0, 64), result, startTime, endTime, pageNum, pageSize },
    }),
    select: asRows,
    placeholderData: keepPreviousData,
  });
