import type { ArticleKind } from '@portal/shared/contract';
import { Form } from 'antd';
import { FormFields } from '#src/form/form-fields.tsx';
import { useCategories } from '../article-calls.ts';
import { hasCategory } from '../article-paths.ts';
import styles from './article-fields.module.css';
import { articleForm } from './article-form.tsx';
import { ArticleSeo } from './article-seo.tsx';

/** Whether the category typed into the form is none of the known ones. */
const useIsNewCategory = (kind: ArticleKind) => {
  const known = useCategories(kind).data ?? [];
  const name = (Form.useWatch<string>('category') ?? '').trim();
  return name !== '' && !known.some(({ zh }) => zh === name);
};

const CategoryFields = ({ kind }: { kind: ArticleKind }) => {
  const isNew = useIsNewCategory(kind);
  return <FormFields form={articleForm} only={['category', ...(isNew ? (['categoryEn'] as const) : [])]} />;
};

/** What an article of a kind is written with; `fixed`: it is stored, so its code stays. */
export const ArticleFields = ({ kind, fixed }: { kind: ArticleKind; fixed: boolean }) => {
  const isNews = kind === 'news';
  const dayHint = isNews ? 'edit.fields.dayHintNews' : 'edit.fields.dayHintPage';
  return (
    <div className={styles.columns}>
      <div>
        <FormFields form={articleForm} only={['title', ...(isNews ? (['summary'] as const) : []), 'body']} />
        <ArticleSeo kind={kind} />
      </div>
      <div>
        <FormFields form={articleForm} only={['status', 'day']} states={{ day: { hint: dayHint } }} />
        {hasCategory(kind) && <CategoryFields kind={kind} />}
        {isNews ? (
          <FormFields form={articleForm} only={['picture', 'source']} />
        ) : (
          <FormFields form={articleForm} only={['code', 'sort']} states={{ code: { disabled: fixed } }} />
        )}
      </div>
    </div>
  );
};
