import type { PortalBoot } from '@portal/shared/contract';
import type { GetInternal } from './internal-api.ts';

/** Larger responses load faster as separate requests. */
const maxBytes = 64 * 1024;

/** The key of a call in the preloaded responses, as the browser builds it. */
export const callKeyOf = (url: string): string => `GET ${url}`;

/**
 * The API responses embedded in the document, by call key; failed and late ones and those over 64 kB are left
 * out.
 */
export const loadPreloadedResponses = async (
  urls: readonly string[],
  get: GetInternal,
): Promise<PortalBoot['first']> => {
  const answers = await Promise.all(urls.map(async (url) => [callKeyOf(url), await get(url)] as const));
  const good = answers.flatMap(([name, answer]) =>
    answer && 'data' in answer && answer.size <= maxBytes ? [[name, answer.data] as const] : [],
  );
  return Object.fromEntries(good);
};
