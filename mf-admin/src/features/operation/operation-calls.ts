import { queryOf } from '@portal/shared/api';
import type { Operation } from '@portal/shared/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { day, keywords } from '#src/list/filters/filter-parsers.ts';
import type { ListFilters, ParsedFilters } from '#src/list/filters/list-filters.ts';

/** What the log is narrowed by besides who did it. */
export const operationFilters = {
  subject: keywords(64),
  action: keywords(64),
  subjectId: keywords(64),
  startTime: day(),
  endTime: day(),
};

export type OperationFilters = ListFilters & ParsedFilters<typeof operationFilters>;

/** An operation as the table knows its rows: by whom it was done to. */
export interface OperationRow extends Operation {
  readonly name: string;
}

const asRows = ({ list, total }: { list: Operation[]; total: number }) => ({
  list: list.map((row): OperationRow => ({ ...row, name: `${row.subject} ${row.subjectId}` })),
  total,
});

/** What was done; while another page is on its way, the one before stays. */
export const useOperationPage = ({ keywords, status: _status, ...filters }: OperationFilters) =>
  useQuery({
    ...queryOf('GET /api/v1/watch/operations/page', { query: { ...filters, actor: keywords?.slice(0, 64) } }),
    select: asRows,
    placeholderData: keepPreviousData,
  });

export const useOperation = (id: number) =>
  useQuery(queryOf('GET /api/v1/watch/operations/:id', { params: { id } }));
