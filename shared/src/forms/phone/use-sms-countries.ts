import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/** The calling codes that text messages reach besides mainland China; undefined until they are loaded and `wanted`. */
export const useSmsCountries = (wanted: boolean): readonly string[] | undefined =>
  useQuery({
    ...queryOf('GET /api/v1/auth/sms-countries', {}),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
