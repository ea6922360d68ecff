import { useMessages, useText } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { Tabs } from '@portal/shared/ui';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { AddButton } from '#src/list/add-button.tsx';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { SelectableTable } from '#src/list/table/selectable-table.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
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
    <ListCard busy={query.isPlaceholderData}>
      <KindTabs {...filters} />
      <ArticleTools state={state} isNews={isNews} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={
          <EmptyList
            state={state}
            title={t('empty.title')}
            narrowed={t('empty.narrowed')}
            none={t('empty.none')}
          />
        }
      >
        {({ list, total }) => (
          <>
            <SelectableTable
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
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
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
    <AntdPage title={t('title')} lead={t('lead')} actions={add}>
      <Articles {...filters} />
    </AntdPage>
  );
};
