import { call, queryOf } from '@portal/shared/api';
import type { ArticleForm } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const page = 'GET /api/v1/articles/page';
const categories = 'GET /api/v1/articles/categories';

/** The categories of all news, as texts. */
export const useCategories = () => useQuery(queryOf(categories, {}));

/** What a category is shown in the current language; rows and filters name it by its Chinese. */
export const useCategoryNames = (): ((category: string) => string) => {
  const text = useText();
  const known = useCategories().data ?? [];
  return (category) => text(known.find(({ zh }) => zh === category) ?? { zh: category });
};

/** The form of an article, never cached, as another user may have changed it. */
export const useArticle = (id: number | undefined) =>
  useQuery({
    ...queryOf('GET /api/v1/articles/:id/form', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

const useArticleChange = <T, R>(change: (input: T) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === page || key === categories }),
  });
};

/** Creates an article, or updates the one with this id; returns its id. The form shows refusals. */
export const useSaveArticle = (id: number | undefined) =>
  useArticleChange(async (body: ArticleForm) => {
    if (id === undefined) return (await call('POST /api/v1/articles', { body })).id;
    await call('PUT /api/v1/articles/:id', { params: { id }, body });
    return id;
  });

export const useSetArticleStatus = () =>
  useArticleChange(({ id, status }: { id: number; status: 0 | 1 }) =>
    call('PUT /api/v1/articles/:id/status', { params: { id }, query: { status } }),
  );

export const useDeleteArticles = () =>
  useArticleChange((ids: readonly number[]) =>
    call('DELETE /api/v1/articles/:id', { params: { id: ids.join(',') } }),
  );
