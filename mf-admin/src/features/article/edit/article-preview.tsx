import type { ArticleForm, Language } from '@portal/shared/contract';
import { formatDay, textIn, useLanguage, useMessages } from '@portal/shared/i18n';
import { Blocks, Picture, Tag } from '@portal/shared/ui';
import { Radio } from 'antd';
import { useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { articleMessages } from '../article-messages.ts';
import styles from './article-preview.module.css';

/** An article as visitors will read it, in either language, before it is saved. */
export default function ArticlePreview({
  article,
  onClosed,
}: {
  article: ArticleForm;
  onClosed: () => void;
}) {
  const t = useMessages(articleMessages);
  const drawer = useDrawer(onClosed);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { title, category, day, picture, source, body } = article;
  const languages = [
    { value: 'zh-cn', label: t('preview.zh') },
    { value: 'en', label: t('preview.en') },
  ];
  return (
    <ViewDrawer drawer={drawer} title={t('preview.title')} width={800}>
      <Radio.Group
        optionType="button"
        aria-label={t('preview.language')}
        options={languages}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
      />
      <article className={styles.preview} lang={language}>
        <h1>{textIn(title, language) || t('preview.untitled')}</h1>
        <p className={styles.facts}>
          {category && <Tag tone="sand">{category}</Tag>}
          <time dateTime={day}>{formatDay(day, language, { year: true })}</time>
          <span>{textIn(source, language)}</span>
        </p>
        {picture && <Picture src={picture} alt="" width={1200} height={675} />}
        <Blocks blocks={body} language={language} />
      </article>
    </ViewDrawer>
  );
}
