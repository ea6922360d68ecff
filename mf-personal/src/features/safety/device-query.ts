import { queryOf } from '@portal/shared/api';

/** Where the member is signed in. */
export const devicesQuery = queryOf('GET /api/v1/account/sessions', {});

export const devicesKey = devicesQuery.queryKey;
