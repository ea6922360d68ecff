import { queryClient, queryOf } from '@portal/shared/api';
import type { SuggestedContact } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { skipToken, useQuery } from '@tanstack/react-query';

const query = () => queryOf('GET /api/v1/orders/contact', {}, { quiet: true });

/** Loads the contact that a member's booking starts with; a failure leaves the fields blank. */
export const useSuggestedContact = () => {
  const known = useSession(({ user }) => user !== undefined);
  return useQuery({ ...query(), retry: false, ...(known ? {} : { queryFn: skipToken }) });
};

/** The contact as it was loaded before the form. */
export const loadedContact = (): SuggestedContact | undefined => queryClient.getQueryData(query().queryKey);
