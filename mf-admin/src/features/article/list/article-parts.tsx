import type { ArticleKind, ArticleState } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import type { Tone } from '@portal/shared/ui';
import { useCategories, useCategoryNames } from '../article-calls.ts';

/** The tones of the tags of states. */
export const tones: Readonly<Record<ArticleState, Tone>> = {
  draft: 'sand',
  scheduled: 'sea',
  published: 'good',
};

/** The categories as options of a filter. */
export const useCategoryOptions = (kind: ArticleKind) => {
  const text = useText();
  return (useCategories(kind).data ?? []).map((one) => ({ value: one.zh, label: text(one) }));
};

/** A category in the current language. */
export const CategoryName = ({ kind, category }: { kind: ArticleKind; category: string | null }) => {
  const nameOf = useCategoryNames(kind);
  return category && nameOf(category);
};
