import { useMessages } from '@portal/shared/i18n';
import { Card, Page } from '@portal/shared/ui';
import { useWebsiteManager } from '../../site/site-data.ts';
import { documentMessages } from './messages.ts';

interface EntryProps {
  readonly label: string;
  readonly hint: string;
  readonly href: string;
}

const Entry = ({ label, hint, href }: EntryProps) => (
  <Card as="section" padded>
    <h2>
      <a href={href} target="_blank" rel="noreferrer">
        {label}
      </a>
    </h2>
    <p>{hint}</p>
  </Card>
);

/** What there is to read about the portal: the document of its calls, and where its source code is. */
export const Document = () => {
  const t = useMessages(documentMessages);
  const source = useWebsiteManager()?.sourceUrl;
  return (
    <Page>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Entry label={t('api')} hint={t('apiHint')} href="/api/docs" />
      {source && <Entry label={t('source')} hint={t('sourceHint')} href={source} />}
    </Page>
  );
};
