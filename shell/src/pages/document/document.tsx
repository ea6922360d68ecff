import { defineMessages, useMessages } from '@portal/shared/i18n';
import { Card, Grid, Page } from '@portal/shared/ui';
import { useWebsiteManager } from '../../site/site-data.ts';
import styles from './document.module.css';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

const documentMessages = defineMessages('document', { 'zh-cn': zh, en });

interface EntryProps {
  readonly label: string;
  readonly hint: string;
  readonly href: string;
}

const Entry = ({ label, hint, href }: EntryProps) => (
  <Card as="section" padded>
    <h2 className={styles.name}>
      <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
        {label} <span aria-hidden="true">↗</span>
      </a>
    </h2>
    <p className={styles.hint}>{hint}</p>
  </Card>
);

/** Links to the API reference and to the source code. */
export const Document = () => {
  const t = useMessages(documentMessages);
  const source = useWebsiteManager()?.sourceUrl;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Grid min="320px">
        <Entry label={t('api')} hint={t('apiHint')} href="/api/docs" />
        {source && <Entry label={t('source')} hint={t('sourceHint')} href={source} />}
      </Grid>
    </Page>
  );
};
