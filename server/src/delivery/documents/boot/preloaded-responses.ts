import type { PortalBoot } from '@portal/shared/contract';
import type { CallInternal } from '../internal-api.ts';
import type { FilledCall } from './fill-call.ts';

/** Larger responses load faster as separate requests. */
const maxBytes = 64 * 1024;

/**
 * The API responses embedded in the document, by call key; failed and late ones and those over 64 kB are left
 * out.
 */
export const loadPreloadedResponses = async (
  calls: readonly FilledCall[],
  ask: CallInternal,
): Promise<PortalBoot['first']> => {
  const answers = await Promise.all(calls.map(async (call) => [call.key, await ask(call)] as const));
  const good = answers.flatMap(([key, answer]) =>
    answer && 'data' in answer && answer.size <= maxBytes ? [[key, answer.data] as const] : [],
  );
  return Object.fromEntries(good);
};
