import type { PortalBoot } from '@portal/shared/contract';
import type { CallInternal, InternalResponse } from '../internal-api.ts';
import type { FilledCall } from './fill-call.ts';

/** Larger responses load faster as separate requests. */
const maxBytes = 64 * 1024;

interface PreloadedResponses {
  /** By call key. Failed and late responses, and those over 64 kB, are left out. */
  readonly first: PortalBoot['first'];
  /** No response is left out that a browser would get. */
  readonly isComplete: boolean;
}

const fits = ({ size }: InternalResponse): boolean => size <= maxBytes;

/** The API responses embedded in the document. */
export const loadPreloadedResponses = async (
  calls: readonly FilledCall[],
  ask: CallInternal,
): Promise<PreloadedResponses> => {
  const answers = await Promise.all(calls.map(async (call) => [call.key, await ask(call)] as const));
  const good = answers.flatMap(([key, answer]) =>
    answer && 'data' in answer && fits(answer) ? [[key, answer.data] as const] : [],
  );
  const isComplete = answers.every(([, answer]) => answer && (!('data' in answer) || fits(answer)));
  return { first: Object.fromEntries(good), isComplete };
};
