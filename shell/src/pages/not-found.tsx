import { useMessages } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { Button, LinkButton, Page } from '@portal/shared/ui';
import { pageMessages } from './messages.ts';
import { Signpost } from './message-page.tsx';

/** The 404 page: for unknown paths, and for view names that nobody has. */
export const NotFound = () => {
  const t = useMessages(pageMessages);
  const navigate = useNavigate();
  return (
    <Page>
      <Signpost code="404" title={t('notFound.title')} body={t('notFound.body')}>
        <LinkButton to={paths.home}>{t('home')}</LinkButton>
        <Button kind="quiet" onClick={() => navigate(-1)}>
          {t('back')}
        </Button>
      </Signpost>
    </Page>
  );
};
