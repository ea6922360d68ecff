import { readConfig } from '@portal/shared/config';
import type { Language, Text } from '@portal/shared/contract';
import { defineMessages, textIn, useLanguage, useMessages } from '@portal/shared/i18n';
import { Radio } from 'antd';
import { useState } from 'react';
import styles from './seo.module.css';
import en from './seo-messages.en.json' with { type: 'json' };
import zh from './seo-messages.zh-cn.json' with { type: 'json' };
import { seoGuide, seoWidth } from './seo-width.ts';

const seoMessages = defineMessages('adminSeo', { 'zh-cn': zh, en });

/** A text of a form: its controls may not have been touched. */
type TypedText = { readonly zh?: string | null; readonly en?: string | null } | null | undefined;

/** What a page says of itself, or what its editor chose for search results and shared links. */
interface PageWords {
  readonly title?: TypedText;
  readonly description?: TypedText;
  readonly picture?: string | null | undefined;
}

interface SeoPreviewProps {
  readonly page: PageWords;
  readonly seo: PageWords;
  /** The address of the page. */
  readonly path: string;
}

const wordsOf = (typed: TypedText, language: Language): string => {
  const text: Text = { zh: typed?.zh ?? '', ...(typed?.en ? { en: typed.en } : {}) };
  return textIn(text, language).trim();
};

const Counter = ({ name, text }: { name: keyof typeof seoGuide; text: string }) => {
  const t = useMessages(seoMessages);
  const [used, most] = [seoWidth(text), seoGuide[name]];
  return (
    <p className={used > most ? styles.over : styles.counter}>
      {t(name, { used, most })}
      {used > most && ` · ${t('long')}`}
    </p>
  );
};

/** How a page appears in search results and as a shared link, on a wide screen and on a phone, in either language. */
export const SeoPreview = ({ page, seo, path }: SeoPreviewProps) => {
  const t = useMessages(seoMessages);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const { SYSTITLE } = readConfig();
  const own = wordsOf(seo.title, language) || wordsOf(page.title, language) || t('untitled');
  const title = `${own} · ${SYSTITLE}`;
  const description = wordsOf(seo.description, language) || wordsOf(page.description, language);
  const picture = seo.picture || page.picture;
  const { host } = window.location;
  return (
    <div className={styles.preview}>
      <p className={styles.guide}>{t('guide', { ...seoGuide })}</p>
      <div className={styles.tools}>
        <Radio.Group
          optionType="button"
          aria-label={t('language')}
          options={[
            { value: 'zh-cn', label: t('zh') },
            { value: 'en', label: t('en') },
          ]}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        />
        <Radio.Group
          optionType="button"
          aria-label={t('device')}
          options={[
            { value: 'desktop', label: t('desktop') },
            { value: 'phone', label: t('phone') },
          ]}
          value={device}
          onChange={({ target }) => setDevice(target.value)}
        />
      </div>
      <div className={styles.both} data-device={device}>
        <figure className={styles.figure} aria-label={t('result')}>
          <figcaption>{t('result')}</figcaption>
          <div className={styles.result} lang={language}>
            <p className={styles.address}>{`${host}${path}`}</p>
            <p className={styles.title}>{title}</p>
            <p className={styles.description}>{description || t('siteDescription')}</p>
          </div>
          <Counter name="title" text={title} />
          <Counter name="description" text={description} />
        </figure>
        <figure className={styles.figure} aria-label={t('card')}>
          <figcaption>{t('card')}</figcaption>
          <div className={styles.card} lang={language}>
            <div className={styles.picture}>{picture && <img src={picture} alt="" />}</div>
            <div className={styles.words}>
              <p className={styles.cardTitle}>{title}</p>
              <p className={styles.cardText}>{description || t('siteDescription')}</p>
              <p className={styles.host}>{host}</p>
            </div>
          </div>
        </figure>
      </div>
    </div>
  );
};
