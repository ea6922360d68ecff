import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

export const useOperation = (id: number) =>
  useQuery(queryOf('GET /api/v1/watch/operations/:id', { params: { id } }));
