import type { CallData, CallKey, Seo } from '@portal/shared/contract';
import type { Site } from '../site.ts';
import { describeDefault } from './default-page.ts';
import { type DescribePage, fetchPageData, type PageMetadata, withSeo } from './page-metadata.ts';

/**
 * A page about one subject: `key` is the public call that returns it, `name` the query parameter with its id.
 * The page is not found when the call says so. `otherwise` describes the URL without that parameter.
 */
export const detailPage = <K extends CallKey>(
  key: K,
  name: string,
  describe: (data: CallData<K>, site: Site) => PageMetadata,
  otherwise?: string,
): DescribePage => {
  const call = key.replace(/:\w+/, `{query.${name}}`);
  return async (page) => {
    const { query } = page.target;
    // The document has no session, so a preview of unpublished content gets the default description.
    if (query.has('preview')) return describeDefault(page);
    const named =
      query.has(name) || otherwise === undefined ? query : new URLSearchParams({ [name]: otherwise });
    const answer = await fetchPageData(call, { ...page, target: { ...page.target, query: named } });
    if (answer === 'missing') return undefined;
    if (answer !== 'late') {
      const { seo } = answer.data as { readonly seo?: Seo | null };
      return withSeo(describe(answer.data as CallData<K>, page.site), seo, page.site);
    }
    const address = page.site.url(page.target.path, { [name]: named.get(name) ?? undefined });
    return { ...describeDefault(page), address };
  };
};
