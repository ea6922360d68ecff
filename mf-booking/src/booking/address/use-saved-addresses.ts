import { queryOf } from '@portal/shared/api';
import { useSession } from '@portal/shared/session';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The member's saved addresses, loaded once the user is known. */
export const useSavedAddresses = () => {
  const known = useSession(({ user }) => user !== undefined);
  return useQuery({
    ...queryOf('GET /api/v1/addresses', {}),
    ...(known ? {} : { queryFn: skipToken }),
  });
};
