import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/** A captcha. */
export interface Captcha {
  /** Its id for the call; empty while loading. */
  readonly verifyCodeKey: string;
  /** A data URI; undefined while loading. */
  readonly picture: string | undefined;
  /** Loading failed. */
  readonly missing: boolean;
  /** Loads another one: each is valid for one attempt. */
  readonly renew: () => void;
}

const captchaQuery = () => ({ ...queryOf('GET /api/v1/auth/captcha', {}), staleTime: 0, gcTime: 0 });

export const useCaptcha = (): Captcha => {
  const { data, isError, isFetching, refetch } = useQuery(captchaQuery());
  return {
    verifyCodeKey: data?.verifyCodeKey ?? '',
    picture: data?.verifyCodeBase64,
    missing: isError && !isFetching,
    renew: () => void refetch(),
  };
};
