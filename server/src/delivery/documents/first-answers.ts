import type { PortalBoot } from '@portal/shared/contract';
import type { Ask } from './ask.ts';

/** More than this is quicker asked for than carried along. */
const largest = 64 * 1024;

/** An address as the browser's call names it. */
export const callOf = (url: string): string => `GET ${url}`;

/** The answers that the document brings along, by call; one that fails, is late or is over 64 kB is left out. */
export const readFirstAnswers = async (urls: readonly string[], ask: Ask): Promise<PortalBoot['first']> => {
  const answers = await Promise.all(urls.map(async (url) => [callOf(url), await ask(url)] as const));
  const good = answers.flatMap(([name, answer]) =>
    answer && 'data' in answer && answer.size <= largest ? [[name, answer.data] as const] : [],
  );
  return Object.fromEntries(good);
};
