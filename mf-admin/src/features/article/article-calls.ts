import { call, queryOf } from '@portal/shared/api';
import type { ArticleForm, ArticleKind } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useDeleteRecords, useSetStatus, useStoredForm } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const page = 'GET /api/v1/articles/page';
const categories = 'GET /api/v1/articles/categories';
const outdated = [page, categories, 'GET /api/v1/articles/:id/schedule'] as const;

/** The categories of all news, or the topics of the help centre, as texts. */
export const useCategories = (kind: ArticleKind) =>
  useQuery(queryOf(categories, { query: kind === 'help' ? { kind } : {} }));

/** What a category is shown in the current language; rows and filters name it by its Chinese. */
export const useCategoryNames = (kind: ArticleKind): ((category: string) => string) => {
  const text = useText();
  const known = useCategories(kind).data ?? [];
  return (category) => text(known.find(({ zh }) => zh === category) ?? { zh: category });
};

/** The form of an article, never cached, as another user may have changed it. */
export const useArticle = (id: number | undefined) => useStoredForm('GET /api/v1/articles/:id/form', id);

/** Creates an article, or updates the one with this id; returns its id. The form shows refusals. */
export const useSaveArticle = (id: number | undefined) =>
  useChange(outdated, async (body: ArticleForm) => {
    if (id === undefined) return (await call('POST /api/v1/articles', { body })).id;
    await call('PUT /api/v1/articles/:id', { params: { id }, body });
    return id;
  });

export const useSetArticleStatus = () => useSetStatus('PUT /api/v1/articles/:id/status', outdated);

export const useDeleteArticles = () => useDeleteRecords('DELETE /api/v1/articles/:id', outdated);
