import type { ArticleKind, ArticleRow, ArticleState } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Tag, type Tone } from '@portal/shared/ui';
import { ScheduleNote } from '#src/schedule/schedule-note.tsx';
import { useCategories, useCategoryNames } from '../article-calls.ts';
import { articleMessages } from '../article-messages.ts';

const tones: Readonly<Record<ArticleState, Tone>> = {
  draft: 'sand',
  scheduled: 'sea',
  published: 'good',
};

/** The state of an article, and when it changes by itself. */
export const ArticleStateCell = ({ state, schedule }: Pick<ArticleRow, 'state' | 'schedule'>) => {
  const t = useMessages(articleMessages);
  return (
    <>
      <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      <ScheduleNote subject="article" schedule={schedule} />
    </>
  );
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
