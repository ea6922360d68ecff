import type { ArticleForm, Block } from '@portal/shared/contract';
import { translate, useMessages } from '@portal/shared/i18n';
import { Input } from 'antd';
import { defineForm } from '#src/form/define-form.ts';
import { radio } from '#src/form/kinds/choice.tsx';
import { day } from '#src/form/kinds/day.tsx';
import { kept } from '#src/form/kinds/kept.ts';
import { sort } from '#src/form/kinds/number.tsx';
import { picture } from '#src/form/kinds/site.tsx';
import { text } from '#src/form/kinds/text.tsx';
import { translated } from '#src/form/kinds/translated.tsx';
import { articleMessages } from '../article-messages.ts';
import { BlockEditor } from './block-editor.tsx';
import { CategoryInput } from './category-input.tsx';
import { blocksOf, type EditedBlock, editedOf, faultIn } from './edited-blocks.ts';

const useStates = () => {
  const t = useMessages(articleMessages);
  return {
    data: [
      { value: 0 as const, label: t('statuses.0') },
      { value: 1 as const, label: t('statuses.1') },
    ],
  };
};

const category = {
  ...text('category', 'edit.fields.category', {
    ...{ required: true, max: 20, hint: 'edit.fields.categoryHint' },
  }),
  control: () => <CategoryInput />,
};

const categoryEn = {
  ...text('categoryEn', 'edit.fields.categoryEn', { max: 40, empty: '' }),
  control: () => <Input maxLength={40} lang="en" autoComplete="off" />,
};

const body = {
  name: 'body',
  label: 'edit.fields.body',
  blank: [],
  item: { validateTrigger: 'onSubmit' },
  read: (stored: readonly Block[]) => editedOf(stored),
  write: blocksOf,
  rules: () => [
    {
      validator: async (_: unknown, blocks: readonly EditedBlock[] = []) => {
        const found = faultIn(blocks);
        if (!found) return;
        throw new Error(translate(articleMessages, `edit.faults.${found.fault}`, { place: found.place }));
      },
    },
  ],
  control: () => <BlockEditor />,
} as const;

/** An article; a new one is a draft. */
export const articleForm = defineForm<ArticleForm>()({
  kind: 'article',
  messages: articleMessages,
  titles: { add: 'edit.newTitle', edit: 'edit.title' },
  nameOf: ({ title }) => title,
  fields: [
    kept('kind'),
    translated('title', 'edit.fields.title', { required: true, max: 100, beside: true }),
    translated('summary', 'edit.fields.summary', { max: 300, rows: 2, beside: true }),
    body,
    radio('status', 'edit.fields.state', { blank: 0, useChoices: useStates }),
    day('day', 'edit.fields.day', { required: true }),
    category,
    categoryEn,
    picture('picture', 'edit.fields.picture'),
    translated('source', 'edit.fields.source', { max: 60 }),
    translated('seo/title', 'edit.fields.seoTitle', { max: 100, beside: true }),
    translated('seo/description', 'edit.fields.seoDescription', { max: 300, rows: 2, beside: true }),
    picture('seo/picture', 'edit.fields.seoPicture'),
    text('code', 'edit.fields.code', {
      ...{ required: true, max: 32, hint: 'edit.fields.codeHint' },
      ...{ pattern: /^[a-z][a-z0-9-]{0,31}$/, fault: 'edit.fields.codeHint' },
    }),
    sort('edit.fields.sort', 'edit.fields.sortHint'),
  ],
});
