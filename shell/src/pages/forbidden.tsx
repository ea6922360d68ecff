import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { LinkButton, Page } from '@portal/shared/ui';
import { MessagePage } from './message-page.tsx';
import { pageMessages } from './messages.ts';

/** The 401 page: somebody is signed in, and still not allowed. */
export const Forbidden = () => {
  const t = useMessages(pageMessages);
  return (
    <Page>
      <MessagePage code="401" title={t('forbidden.title')} body={t('forbidden.body')}>
        <LinkButton to={paths.home}>{t('home')}</LinkButton>
        <LinkButton kind="quiet" to={paths.login()}>
          {t('login')}
        </LinkButton>
      </MessagePage>
    </Page>
  );
};
