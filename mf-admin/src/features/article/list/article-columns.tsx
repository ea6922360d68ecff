import type { ArticleState } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag, type Tone } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import { type RowAction, RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { useCategoryNames } from '../article-calls.ts';
import { articleMessages } from '../article-messages.ts';
import type { NamedArticle } from '../use-article-changes.ts';

const tones: Readonly<Record<ArticleState, Tone>> = { draft: 'sand', scheduled: 'sea', published: 'good' };

interface Handlers {
  readonly onEdit: (article: NamedArticle) => void;
  readonly onVisit: (article: NamedArticle) => void;
  readonly onStatus: (article: NamedArticle, status: 0 | 1) => void;
  readonly onDelete: (article: NamedArticle) => void;
}

const useActions = ({ onEdit, onVisit, onStatus, onDelete }: Handlers) => {
  const t = useMessages(articleMessages);
  const common = useMessages(listMessages);
  return (article: NamedArticle): readonly RowAction[] => [
    { key: 'edit', label: common('edit'), anyOf: ['site:article:edit'], onSelect: () => onEdit(article) },
    {
      key: 'status',
      label: t(article.status === 1 ? 'actions.takeDown' : 'actions.publish'),
      anyOf: ['site:article:edit'],
      onSelect: () => onStatus(article, article.status === 1 ? 0 : 1),
    },
    {
      key: 'visit',
      label: t('actions.visit'),
      anyOf: ['site:article:query'],
      disabled: article.state !== 'published',
      onSelect: () => onVisit(article),
    },
    {
      key: 'delete',
      label: common('delete'),
      anyOf: ['site:article:delete'],
      danger: true,
      disabled: article.kind !== 'news',
      onSelect: () => onDelete(article),
    },
  ];
};

/** The columns of the articles of a kind. */
export const useArticleColumns = (isNews: boolean, handlers: Handlers): TableColumns<NamedArticle> => {
  const t = useMessages(articleMessages);
  const common = useMessages(listMessages);
  const language = useLanguage();
  const actionsOf = useActions(handlers);
  const nameOf = useCategoryNames();
  return [
    { title: t('columns.title'), key: 'name', dataIndex: 'name' },
    isNews
      ? {
          title: t('columns.category'),
          key: 'category',
          width: 144,
          render: (_, { category }) => category && nameOf(category),
        }
      : { title: t('columns.code'), key: 'code', width: 160, dataIndex: 'code' },
    {
      title: t('columns.day'),
      key: 'day',
      width: 176,
      render: (_, { day }) => formatDay(day, language, { year: true }),
    },
    {
      title: t('columns.state'),
      key: 'state',
      width: 104,
      render: (_, { state }) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>,
    },
    {
      title: common('actions'),
      key: 'actions',
      width: 176,
      render: (_, article) => <RowActions name={article.name} actions={actionsOf(article)} open={2} />,
    },
  ];
};
