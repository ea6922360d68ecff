import type { PortalBoot, RuntimeConfig } from '@portal/shared/contract';
import type { Ask } from './ask.ts';
import { fillCall } from './first-calls.ts';

/** More than this is quicker asked for than carried along. */
const largest = 64 * 1024;

interface Asking {
  readonly ask: Ask;
  readonly query: URLSearchParams;
  readonly config: RuntimeConfig;
}

/** The answers that the document brings along, by call; one that fails, is late or is over 64 kB is left out. */
export const readFirstAnswers = async (
  calls: readonly string[],
  { ask, ...holes }: Asking,
): Promise<PortalBoot['first']> => {
  const urls = calls.flatMap((call) => fillCall(call, holes) ?? []);
  const answers = await Promise.all(urls.map(async (url) => [`GET ${url}`, await ask(url)] as const));
  const good = answers.flatMap(([name, answer]) =>
    answer && 'data' in answer && answer.size <= largest ? [[name, answer.data] as const] : [],
  );
  return Object.fromEntries(good);
};
