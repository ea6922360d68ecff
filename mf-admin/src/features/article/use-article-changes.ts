import type { ArticleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import type { ListRow } from '#src/list/list-row.ts';
import { useSetArticleStatus } from './article-calls.ts';
import { articleMessages } from './article-messages.ts';

type Article = ListRow<ArticleRow>;

/** Publishes an article. */
export const usePublishArticle = () => {
  const t = useMessages(articleMessages);
  const setStatus = useSetArticleStatus();
  return ({ name, item: { id } }: Article) =>
    setStatus.mutate({ id, status: 1 }, { onSuccess: () => toast.success(t('done.published', { name })) });
};

/** Takes an article down; linked pages need a confirmation. */
export const useTakeDownArticle = () => {
  const t = useMessages(articleMessages);
  const setStatus = useSetArticleStatus();
  return async ({ name, item: { id, kind } }: Article) => {
    const question = {
      title: t('takeDown.title', { name }),
      body: t('takeDown.body'),
      confirmLabel: t('takeDown.confirm'),
      danger: true,
    };
    if (kind !== 'news' && !(await confirm(question))) return;
    setStatus.mutate({ id, status: 0 }, { onSuccess: () => toast.success(t('done.takenDown', { name })) });
  };
};
