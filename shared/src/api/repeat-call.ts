import { errorCodes } from '@portal/shared/rules';
import { readToken } from '@portal/shared/session';
import { ApiError } from './api-error.ts';
import { notifier } from './notifier.ts';

/** The server refused the call before it changed anything, and would accept it now. */
const isAcceptedNow = async (error: unknown, token: string): Promise<boolean> => {
  if (!(error instanceof ApiError)) return false;
  // Another call has renewed the token while this one was under way.
  if (error.code === errorCodes.sessionExpired) return readToken() !== '' && readToken() !== token;
  return error.code === errorCodes.stepUpRequired && notifier().confirmFactor();
};

/** Makes a call, and once more when its token was renewed meanwhile, or the second factor was confirmed. */
export const withRepeat = async <T>(send: () => Promise<T>): Promise<T> => {
  const token = readToken();
  try {
    return await send();
  } catch (error) {
    if (!(await isAcceptedNow(error, token))) throw error;
    return send();
  }
};
