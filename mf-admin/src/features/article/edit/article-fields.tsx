import type { ArticleKind } from '@portal/shared/contract';
import { Form } from 'antd';
import { FormFields } from '#src/form/form-fields.tsx';
import { useCategories } from '../article-calls.ts';
import styles from './article-fields.module.css';
import { articleForm } from './article-form.tsx';

/** Whether the category typed into the form is none of the known ones. */
const useIsNewCategory = () => {
  const known = useCategories().data ?? [];
  const name = (Form.useWatch<string>('category') ?? '').trim();
  return name !== '' && !known.some(({ zh }) => zh === name);
};

const NewsFields = () => {
  const isNew = useIsNewCategory();
  return (
    <FormFields
      form={articleForm}
      only={['category', ...(isNew ? (['categoryEn'] as const) : []), 'picture', 'source']}
    />
  );
};

/** What an article of a kind is written with; `fixed`: it is stored, so its code stays. */
export const ArticleFields = ({ kind, fixed }: { kind: ArticleKind; fixed: boolean }) => {
  const isNews = kind === 'news';
  const dayHint = isNews ? 'edit.fields.dayHintNews' : 'edit.fields.dayHintPage';
  return (
    <div className={styles.columns}>
      <div>
        <FormFields form={articleForm} only={['title', ...(isNews ? (['summary'] as const) : []), 'body']} />
      </div>
      <div>
        <FormFields form={articleForm} only={['status', 'day']} states={{ day: { hint: dayHint } }} />
        {isNews ? (
          <NewsFields />
        ) : (
          <FormFields form={articleForm} only={['code', 'sort']} states={{ code: { disabled: fixed } }} />
        )}
      </div>
    </div>
  );
};
