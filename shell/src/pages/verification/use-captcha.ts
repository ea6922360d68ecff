import { call, queryOf } from '@portal/shared/api';
import { useText } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { solveProof } from './solve-proof.ts';

/** A captcha: a picture, or for those who cannot read it a question as text. */
export interface Captcha {
  /** Its id for the call; empty while loading. */
  readonly verifyCodeKey: string;
  /** A data URI; undefined while loading, and for a question. */
  readonly picture: string | undefined;
  /** Undefined while loading, and for a picture. */
  readonly question: string | undefined;
  /** The reader chose a question. */
  readonly asText: boolean;
  /** Why loading failed. */
  readonly failure: Error | null;
  /** Loads another one: each is valid for one attempt. */
  readonly renew: () => void;
  /** Changes between picture and question. */
  readonly change: () => void;
}

const once = { staleTime: 0, gcTime: 0 } as const;

const pictureQuery = () => ({ ...queryOf('GET /api/v1/auth/captcha', {}), ...once });

const questionQuery = {
  ...once,
  queryKey: ['captcha as text'],
  queryFn: async () => {
    const proof = await solveProof('captcha');
    return call('POST /api/v1/auth/captcha/text', { body: { proof } }, { quiet: true });
  },
};

export const useCaptcha = (): Captcha => {
  const text = useText();
  const [asText, setAsText] = useState(false);
  const pictures = useQuery({ ...pictureQuery(), enabled: !asText });
  const questions = useQuery({ ...questionQuery, enabled: asText });
  const { data, error, isFetching, refetch } = asText ? questions : pictures;
  const question = asText && !isFetching && questions.data?.question;
  return {
    verifyCodeKey: data?.verifyCodeKey ?? '',
    picture: asText ? undefined : pictures.data?.verifyCodeBase64,
    question: question ? text(question) : undefined,
    asText,
    failure: isFetching ? null : error,
    renew: () => void refetch(),
    change: () => setAsText(!asText),
  };
};
