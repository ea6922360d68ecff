import type { ArticleKind, ArticleRow } from '@portal/shared/contract';
import { paths } from '@portal/shared/router';

/** The kinds of articles, in the order of their tabs. */
export const articleKinds = ['news', 'statement', 'company'] as const satisfies readonly ArticleKind[];

/** Where articles are kept and edited. */
export const articlePaths = {
  list: '/site/articles',
  create: (kind: ArticleKind) => `/site/articles/edit?kind=${kind}`,
  edit: (id: number) => `/site/articles/edit?id=${id}`,
} as const;

/** Where visitors read it. */
export const visitedPath = ({ id, kind, code, title }: ArticleRow): string => {
  if (kind === 'news') return paths.newsDetail(id);
  return kind === 'statement' ? paths.statement(id) : paths.company(code ?? '', title.zh);
};
