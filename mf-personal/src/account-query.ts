import { queryClient, queryOf } from '@portal/shared/api';
import type { Account } from '@portal/shared/contract';
import { storeUser, useSession } from '@portal/shared/session';

/** The member's own account, as the server tells it. */
export const accountQuery = queryOf('GET /api/v1/account', {});

/** Shows a changed account everywhere at once: here, and in the header. */
export const showAccount = (account: Account): void => {
  queryClient.setQueryData(accountQuery.queryKey, account);
  const { user } = useSession.getState();
  if (user) storeUser({ ...user, nickname: account.nickname, avatar: account.avatar });
};
