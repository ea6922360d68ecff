import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/** All departments as a tree; the server refuses to use those outside of the caller's data scope. */
export const useDepartments = () => useQuery(queryOf('GET /api/v1/dept/options', {}));
