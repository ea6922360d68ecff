import type { ArticleKind, ArticleRow } from '@portal/shared/contract';
import { paths } from '@portal/shared/router';

/** The kinds of articles, in the order of their tabs. */
export const articleKinds = [
  'news',
  'statement',
  'company',
  'help',
] as const satisfies readonly ArticleKind[];

/** Whether articles of a kind have a category, and can be deleted. */
export const hasCategory = (kind: ArticleKind): boolean => kind === 'news' || kind === 'help';

/** Where articles are kept and edited. */
export const articlePaths = {
  list: '/site/articles',
  create: (kind: ArticleKind) => `/site/articles/edit?kind=${kind}`,
  edit: (id: number) => `/site/articles/edit?id=${id}`,
} as const;

/** Where visitors read it. */
export const visitedPath = ({
  id,
  kind,
  code,
  title,
}: Pick<ArticleRow, 'id' | 'kind' | 'code' | 'title'>): string => {
  if (kind === 'news') return paths.newsDetail(id);
  if (kind === 'help') return paths.help(code ?? '');
  return kind === 'statement' ? paths.statement(id) : paths.company(code ?? '', title.zh);
};
