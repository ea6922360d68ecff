import type { RuntimeConfig, Seo } from '@portal/shared/contract';
import { fillCall } from '../boot/fill-call.ts';
import type { CallInternal } from '../internal-api.ts';
import type { PageTarget } from '../page-target.ts';
import type { Site } from '../site.ts';
import type { JsonLd } from '../structured/json-ld.ts';

/** The metadata of a page, in the visitor's language. */
export interface PageMetadata {
  readonly title: string;
  /** Defaults to the portal's description. */
  readonly description?: string;
  /** A path of the portal. */
  readonly picture?: string;
  readonly type?: 'article' | 'product';
  /** The canonical URL; without one the page is noindex. */
  readonly address?: string;
  readonly data?: readonly JsonLd[];
}

/** The input of a page description. */
export interface PageContext {
  readonly target: PageTarget;
  readonly site: Site;
  readonly ask: CallInternal;
  readonly config: RuntimeConfig;
}

/** Describes a page; undefined when its subject does not exist. */
export type DescribePage = (page: PageContext) => Promise<PageMetadata | undefined>;

/** The metadata of a page with what its editors chose for search results and shared links. */
export const withSeo = (page: PageMetadata, seo: Seo | null | undefined, site: Site): PageMetadata => ({
  ...page,
  ...(seo?.title && { title: site.say(seo.title) }),
  ...(seo?.description && { description: site.say(seo.description) }),
  ...(seo?.picture && { picture: seo.picture }),
});

/** `late` when the internal API timed out or failed: the page may exist. */
export const fetchPageData = async (
  call: string,
  { target: { query }, ask, config }: PageContext,
): Promise<{ data: unknown } | 'late' | 'missing'> => {
  const filled = fillCall(call, { query, config });
  const answer = filled === undefined ? { status: 404 } : await ask(filled);
  if (answer === undefined || answer.status >= 500) return 'late';
  return 'data' in answer ? { data: answer.data } : 'missing';
};
