import type { RuntimeConfig } from '@portal/shared/contract';
import { fillCall } from '../fill-call.ts';
import type { GetInternal } from '../internal-api.ts';
import type { PageTarget } from '../page-target.ts';
import type { Site } from '../site.ts';
import type { JsonLd } from '../structured/json-ld.ts';

/** What a page says of itself, in the visitor's language. */
export interface PageMetadata {
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
export interface PageContext {
  readonly target: PageTarget;
  readonly site: Site;
  readonly ask: GetInternal;
  readonly config: RuntimeConfig;
}

/** Describes a page; undefined when what it is about is not there. */
export type DescribePage = (page: PageContext) => Promise<PageMetadata | undefined>;

/** `late` when our own API did not answer in time or failed: the page may well be there. */
export const fetchPageData = async (
  call: string,
  { target: { query }, ask, config }: PageContext,
): Promise<{ data: unknown } | 'late' | 'missing'> => {
  const url = fillCall(call, { query, config });
  const answer = url === undefined ? { status: 404 } : await ask(url);
  if (answer === undefined || answer.status >= 500) return 'late';
  return 'data' in answer ? { data: answer.data } : 'missing';
};
