import type { CallData } from '@portal/shared/contract';

/** The answer with the token of a session, as the specification has it. */
export const loginAnswer = (accessToken: string): CallData<'POST /api/v1/auth/login'> => ({
  tokenType: 'Bearer',
  accessToken,
  refreshToken: null,
  expires: null,
});
