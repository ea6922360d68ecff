import type { ArticleKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useQueryParams } from '@portal/shared/ui';
import { Form } from 'antd';
import { FormFields } from '#src/form/form-fields.tsx';
import { SeoPreview } from '#src/seo/seo-preview.tsx';
import { articleMessages } from '../article-messages.ts';
import { visitedPath } from '../article-paths.ts';
import styles from './article-fields.module.css';
import { articleForm } from './article-form.tsx';
import type { EditedBlock } from './edited-blocks.ts';

const Preview = ({ kind }: { kind: ArticleKind }) => {
  const id = useQueryParams().getNumber('id') ?? 0;
  const form = Form.useFormInstance();
  const title = Form.useWatch('title', form);
  const summary = Form.useWatch('summary', form);
  const body = Form.useWatch<readonly EditedBlock[] | undefined>('body', form);
  const picture = Form.useWatch('picture', form);
  const code = Form.useWatch('code', form);
  const seo = {
    title: Form.useWatch('seo/title', form),
    description: Form.useWatch('seo/description', form),
    picture: Form.useWatch('seo/picture', form),
  };
  const description = kind === 'news' ? summary : body?.find((block) => block.kind === 'text');
  const path = visitedPath({ id, kind, code: code ?? '', title: title ?? { zh: '' } });
  return <SeoPreview page={{ title, description, picture }} seo={seo} path={path} />;
};

/** What search results and shared links show of an article, with a preview. */
export const ArticleSeo = ({ kind }: { kind: ArticleKind }) => {
  const t = useMessages(articleMessages);
  return (
    <section className={styles.seo} aria-label={t('edit.fields.seo')}>
      <h2>{t('edit.fields.seo')}</h2>
      <FormFields form={articleForm} only={['seo/title', 'seo/description', 'seo/picture']} />
      <Preview kind={kind} />
    </section>
  );
};
