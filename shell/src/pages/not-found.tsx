import { useMessages } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { Button, LinkButton, Page } from '@portal/shared/ui';
import { MessagePage } from './message-page.tsx';
import { pageMessages } from './messages.ts';

/** The 404 page, for unknown paths and unknown view names. */
export const NotFound = () => {
  const t = useMessages(pageMessages);
  const navigate = useNavigate();
  return (
    <Page>
      <MessagePage code="404" title={t('notFound.title')} body={t('notFound.body')}>
        <LinkButton to={paths.home}>{t('home')}</LinkButton>
        <Button kind="quiet" onClick={() => navigate(-1)}>
          {t('back')}
        </Button>
      </MessagePage>
    </Page>
  );
};
