import { type ApiError, call, queryOf } from '@portal/shared/api';
import type { TravelInfoForm, WebsiteForm } from '@portal/shared/contract';
import { useMutation, useQuery } from '@tanstack/react-query';

const fresh = { staleTime: 0, gcTime: 0 } as const;

/** The public profile of the agency, never cached: someone else may have changed it. */
export const useTravelInfo = () =>
  useQuery({ ...queryOf('GET /api/v1/site/profile/travel-info', {}), ...fresh });

/** What the website itself shows, never cached. */
export const useWebsite = () => useQuery({ ...queryOf('GET /api/v1/site/profile/website', {}), ...fresh });

/** */
export const useSaveTravelInfo = () =>
  useMutation<null, ApiError, TravelInfoForm>({
    mutationFn: (body) => call('PUT /api/v1/site/profile/travel-info', { body }),
  });

/** Like {@link useSaveTravelInfo}. */
export const useSaveWebsite = () =>
  useMutation<null, ApiError, WebsiteForm>({
    mutationFn: (body) => call('PUT /api/v1/site/profile/website', { body }),
  });
