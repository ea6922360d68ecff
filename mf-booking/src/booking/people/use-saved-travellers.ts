import { queryOf } from '@portal/shared/api';
import { useSession } from '@portal/shared/session';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The member's own travellers, asked for as soon as it is known who the member is. */
export const useSavedTravellers = () => {
  const known = useSession(({ user }) => user !== undefined);
  return useQuery({
    ...queryOf('GET /api/v1/travellers', {}),
    ...(known ? {} : { queryFn: skipToken }),
  });
};
