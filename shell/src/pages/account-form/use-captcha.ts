import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/** A verification code that is asked in a picture. */
export interface Captcha {
  /** Names it in the call that answers it; empty until it has come. */
  readonly verifyCodeKey: string;
  /** A data URI; undefined until it has come. */
  readonly picture: string | undefined;
  /** It could not be had; until this is known, it is on its way. */
  readonly missing: boolean;
  /** Brings another one: each is good for one try. */
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
