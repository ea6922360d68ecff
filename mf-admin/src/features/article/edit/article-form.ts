import type { ArticleForm, ArticleKind, Text } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import dayjs, { type Dayjs } from 'dayjs';
import { toPair, trimPair, trimPairOrNull } from '#src/form/fields/text-pair-value.ts';
import { blocksOf, type EditedBlock, editedOf } from './edited-blocks.ts';

/** An article as the form's controls hold it. */
export interface ArticleValues {
  readonly kind: ArticleKind;
  readonly code: string;
  readonly category: string;
  readonly categoryEn: string;
  readonly title: Text;
  readonly summary: Text;
  readonly picture: string;
  readonly source: Text;
  readonly body: readonly EditedBlock[];
  readonly day: Dayjs;
  readonly sort: number;
  readonly status: 0 | 1;
  readonly version?: string;
}

/** What a new article begins with: a draft of today. */
export const newArticle = (kind: ArticleKind): ArticleValues => ({
  kind,
  ...{ code: '', category: '', categoryEn: '', picture: '' },
  ...{ title: { zh: '' }, summary: { zh: '' }, source: { zh: '' } },
  body: [],
  day: dayjs(dayOf(new Date())),
  sort: 1,
  status: 0,
});

export const valuesOf = (form: ArticleForm): ArticleValues => ({
  kind: form.kind,
  code: form.code ?? '',
  category: form.category ?? '',
  categoryEn: '',
  title: form.title,
  summary: toPair(form.summary),
  picture: form.picture ?? '',
  source: toPair(form.source),
  body: editedOf(form.body),
  day: dayjs(form.day),
  sort: form.sort ?? 1,
  status: form.status,
  version: form.version,
});

export const bodyOf = (values: ArticleValues): ArticleForm => ({
  kind: values.kind,
  code: values.code.trim() || null,
  category: values.category.trim() || null,
  categoryEn: values.categoryEn.trim(),
  title: trimPair(values.title),
  summary: trimPairOrNull(values.summary),
  picture: values.picture || null,
  source: trimPairOrNull(values.source),
  body: blocksOf(values.body),
  day: values.day.format('YYYY-MM-DD'),
  sort: values.sort,
  status: values.status,
  version: values.version,
});

/** The pattern of a code; the server has the same. */
export const codePattern = /^[a-z][a-z0-9-]{0,31}$/;
