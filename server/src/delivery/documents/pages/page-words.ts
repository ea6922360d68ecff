import type { RuntimeConfig } from '@portal/shared/contract';
import type { Ask } from '../ask.ts';
import { fillCall } from '../first-calls.ts';
import type { PageTarget } from '../page-target.ts';
import type { Site } from '../site.ts';
import type { JsonLd } from '../structured/json-ld.ts';

/** What a page says of itself, in the visitor's language. */
export interface Words {
  readonly title: string;
  /** The portal's own where a page has none. */
  readonly description?: string;
  /** A path of ours. */
  readonly picture?: string;
  readonly type?: 'article' | 'product';
  /** The address search engines should keep; without one they should keep none. */
  readonly address?: string;
  readonly data?: readonly JsonLd[];
}

/** What a page is described from. */
export interface AskedPage {
  readonly target: PageTarget;
  readonly site: Site;
  readonly ask: Ask;
  readonly config: RuntimeConfig;
}

/** Describes a page; undefined when what it is about is not there. */
export type Describe = (page: AskedPage) => Promise<Words | undefined>;

/** `late` when our own API did not answer in time or failed: the page may well be there. */
export const askFor = async (
  call: string,
  { target: { query }, ask, config }: AskedPage,
): Promise<{ data: unknown } | 'late' | 'missing'> => {
  const url = fillCall(call, { query, config });
  const answer = url === undefined ? { status: 404 } : await ask(url);
  if (answer === undefined || answer.status >= 500) return 'late';
  return 'data' in answer ? { data: answer.data } : 'missing';
};
