import type { CallData, CallInput, CallKey } from '@portal/shared/contract';
import type { CallOptions } from './call-options.ts';
import { reportFailure } from './failure.ts';
import { sendCall } from './send-call.ts';

/**
 * Makes one call of the contract and returns its `data` (a `Blob` for a file).
 *
 * Throws `ApiError` when the server refuses or does not answer; before that a toast is shown as specification
 * section 8 has it: a toast, the expiry dialog for A0230, nothing for 404 and 500.
 */
export const call = async <K extends CallKey>(
  key: K,
  input: CallInput<K>,
  options: CallOptions = {},
): Promise<CallData<K>> => {
  try {
    return await sendCall(key, input, options);
  } catch (error) {
    reportFailure(error);
    throw error;
  }
};
