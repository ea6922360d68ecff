import { call, queryOf } from '@portal/shared/api';
import type { OperationFilters, OperationWords } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';

/** The choices of a filter; none while they are loading. */
const useWords = (kind: keyof OperationWords) => {
  const text = useText();
  const words = useQuery({
    ...queryOf('GET /api/v1/watch/operations/words', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (words.data?.[kind] ?? []).map(({ value, label }) => ({ value, label: text(label) }));
};

export const useActionOptions = () => useWords('actions');
export const useSubjectOptions = () => useWords('subjects');

/** The rows that pass the filters, as a sheet. */
export const exportOperations = (query: OperationFilters) =>
  call('GET /api/v1/watch/operations/export', { query }, { timeout: 120_000 });
