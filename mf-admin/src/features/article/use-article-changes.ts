import type { ArticleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useDeleteRows } from '#src/list/use-delete-rows.tsx';
import { useDeleteArticles, useSetArticleStatus } from './article-calls.ts';
import { articleMessages } from './article-messages.ts';

/** An article in the list, and what it is called there. */
export type NamedArticle = ArticleRow & { readonly name: string };

/** Publishing, unpublishing and deleting articles; linked pages need a confirmation. */
export const useArticleChanges = () => {
  const t = useMessages(articleMessages);
  const setStatus = useSetArticleStatus();
  const remove = useDeleteRows<NamedArticle>(useDeleteArticles());
  const changeStatus = async ({ id, name, kind }: NamedArticle, status: 0 | 1) => {
    const question = {
      title: t('takeDown.title', { name }),
      body: t('takeDown.body'),
      confirmLabel: t('takeDown.confirm'),
      danger: true,
    };
    if (status === 0 && kind !== 'news' && !(await confirm(question))) return;
    setStatus.mutate(
      { id, status },
      { onSuccess: () => toast.success(t(status === 1 ? 'done.published' : 'done.takenDown', { name })) },
    );
  };
  return { changeStatus, remove };
};
