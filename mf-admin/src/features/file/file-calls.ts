import { call, queryOf } from '@portal/shared/api';
import type { FileKind, StoredFile } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import type { ListFilters, ParsedFilters } from '#src/list/filters/list-filters.ts';

const page = 'GET /api/v1/watch/files/page';

export const fileKinds = ['picture', 'visa', 'invoice', 'sheet'] as const satisfies readonly FileKind[];

/** What files are narrowed by besides words. */
export const fileFilters = { kind: oneOf(...fileKinds), used: oneOf(0, 1) };

/** A file as the table knows its rows: by its place on the page, because its own id is no number. */
export interface FileRow extends Omit<StoredFile, 'id'> {
  readonly id: number;
  readonly file: string;
}

const asRows = ({ list, total }: { list: StoredFile[]; total: number }) => ({
  list: list.map((row, place): FileRow => ({ ...row, id: place, file: row.id })),
  total,
});

/** Files; while another page is on its way, the one before stays. */
export const useFilePage = ({
  keywords,
  kind,
  used,
  pageNum,
  pageSize,
}: ListFilters & ParsedFilters<typeof fileFilters>) =>
  useQuery({
    ...queryOf(page, { query: { keywords: keywords?.slice(0, 64), kind, used, pageNum, pageSize } }),
    select: asRows,
    placeholderData: keepPreviousData,
  });

export const useDeleteFile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/v1/watch/files/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [page] }),
  });
};
