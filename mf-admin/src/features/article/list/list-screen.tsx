import { useMessages, useText } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { Tabs } from '@portal/shared/ui';
import { AddButton } from '#src/frame/add-button.tsx';
import { AdminPage } from '#src/frame/admin-page.tsx';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { ListPaper } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { RecordTable } from '#src/frame/record-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useArticlePage } from '../article-calls.ts';
import { articleMessages } from '../article-messages.ts';
import { articleKinds, articlePaths, visitedPath } from '../article-paths.ts';
import { useArticleChanges } from '../use-article-changes.ts';
import { useArticleColumns } from './article-columns.tsx';
import { useArticleFilters } from './article-filters.ts';
import { ArticleTools } from './article-tools.tsx';

type Filters = ReturnType<typeof useArticleFilters>;

const KindTabs = ({ kind, choose }: Filters) => {
  const t = useMessages(articleMessages);
  return (
    <Tabs
      label={t('kinds.label')}
      items={articleKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      value={kind}
      onChange={choose}
    />
  );
};

const Articles = (filters: Filters) => {
  const { kind, state } = filters;
  const t = useMessages(articleMessages);
  const text = useText();
  const go = useNavigate();
  const query = useArticlePage({ ...state.filters, kind });
  const { changeStatus, remove } = useArticleChanges();
  const isNews = kind === 'news';
  const columns = useArticleColumns(isNews, {
    onEdit: ({ id }) => void go(articlePaths.edit(id)),
    onVisit: (article) => window.open(visitedPath(article), '_blank', 'noopener'),
    onStatus: (article, status) => void changeStatus(article, status),
    onDelete: (article) => void remove([article]),
  });
  return (
    <ListPaper busy={query.isPlaceholderData}>
      <KindTabs {...filters} />
      <ArticleTools state={state} isNews={isNews} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={
          <NothingFits
            state={state}
            title={t('empty.title')}
            narrowed={t('empty.narrowed')}
            none={t('empty.none')}
          />
        }
      >
        {({ list, total }) => (
          <>
            <RecordTable
              key={kind}
              name={kind}
              label={t('table')}
              rows={list.map((article) => ({ ...article, name: text(article.title) }))}
              total={total}
              columns={columns}
              anyOf={['site:article:delete']}
              canGo={() => isNews}
              onDelete={(rows, onDone) => void remove(rows, onDone)}
            />
            <Pages {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
  );
};

/** Articles by kind: news, statements, pages about the company. */
export const ListScreen = () => {
  const t = useMessages(articleMessages);
  const go = useNavigate();
  const filters = useArticleFilters();
  const { kind } = filters;
  const add = (
    <AddButton
      perm="site:article"
      label={t(`add.${kind}`)}
      onAdd={() => void go(articlePaths.create(kind))}
    />
  );
  return (
    <AdminPage title={t('title')} lead={t('lead')} actions={add}>
      <Articles {...filters} />
    </AdminPage>
  );
};
