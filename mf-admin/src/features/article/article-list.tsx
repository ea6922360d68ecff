import type { ArticleKind } from '@portal/shared/contract';
import { defineList } from '#src/list/define-list.ts';
import { keywords } from '#src/list/filters/filter-parsers.ts';
import { ArticleScheduleDrawer } from '#src/schedule/row-drawers.tsx';
import { useDeleteArticles } from './article-calls.ts';
import { articleMessages } from './article-messages.ts';
import { articlePaths, hasCategory, visitedPath } from './article-paths.ts';
import { ArticleStateCell, CategoryName, useCategoryOptions } from './list/article-parts.tsx';
import { usePublishArticle, useTakeDownArticle } from './use-article-changes.ts';

const editing = { anyOf: ['site:article:edit'] };
const deletion = { anyOf: ['site:article:delete'], mutation: useDeleteArticles };

const listOf = (kind: ArticleKind) =>
  defineList({
    call: 'GET /api/v1/articles/page',
    messages: articleMessages,
    ...{ name: kind, isAlwaysFresh: true },
    rowName: ({ title }, { text }) => text(title),
    filters: (filter) => ({
      status: filter.choice([0, 1], 'statuses'),
      category: hasCategory(kind)
        ? filter.choiceFrom(keywords(64), () => useCategoryOptions(kind))
        : filter.hidden(keywords(64)),
      days: filter.dayRange('from', 'to'),
    }),
    toQuery: (filters) => ({ ...filters, kind }),
    columns: (column) => [
      column.custom('title', 304, ({ title }, { text }) => text(title)),
      ...(hasCategory(kind)
        ? [column.custom('category', 144, ({ category }) => <CategoryName {...{ kind, category }} />)]
        : []),
      ...(kind === 'news' ? [] : [column.text('code', 160)]),
      column.day('day', 176, { year: true }),
      column.custom('state', 136, (article) => <ArticleStateCell {...article} />),
    ],
    actions: [
      { ...editing, key: 'edit', path: ({ id }) => articlePaths.edit(id) },
      {
        ...{ ...editing, key: 'takeDown', label: 'actions.takeDown', command: useTakeDownArticle },
        isShown: ({ status }) => status === 1,
      },
      {
        ...{ ...editing, key: 'publish', label: 'actions.publish', command: usePublishArticle },
        isShown: ({ status }) => status === 0,
      },
      {
        ...{ ...editing, key: 'schedule', label: 'actions.schedule' },
        drawer: ArticleScheduleDrawer,
      },
      {
        ...{ key: 'visit', label: 'actions.visit', anyOf: ['site:article:query'] },
        disabled: () => (article) => article.state !== 'published',
        command: () => (row) => void window.open(visitedPath(row.item), '_blank', 'noopener'),
      },
    ],
    remove: { ...deletion, fixed: () => () => !hasCategory(kind) },
    add: { label: `add.${kind}`, anyOf: ['site:article:add'], path: articlePaths.create(kind) },
    ...{ actionsWidth: 176, openActions: 2 },
  });

/** The articles of each kind: news and help have categories and can be deleted, all but news have codes. */
export const articleLists = {
  news: listOf('news'),
  statement: listOf('statement'),
  company: listOf('company'),
  help: listOf('help'),
};
