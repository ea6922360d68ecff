import { queryClient, queryOf } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { renewToken } from '@portal/shared/session';

/** The second factors of the account. */
export const factorsQuery = queryOf('GET /api/v1/account/factors', {});

type Renewed = CallData<'DELETE /api/v1/account/factors/:id'>;

/** After a change: the session has a new token, and the list another entry. */
export const factorsChanged = ({ tokenType, accessToken }: Renewed): void => {
  renewToken(tokenType, accessToken);
  void queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey });
};
