import { useMessages } from '@portal/shared/i18n';
import { Button, MessagePanel, Page } from '@portal/shared/ui';
import type { UnavailableProps } from '../remotes/index.ts';
import { feedbackMessages } from './messages.ts';

/** Shown in place of a view whose remote cannot be loaded. The shell and the other remotes keep working. */
export const RemoteUnavailable = ({ app, view, retry }: UnavailableProps) => {
  const t = useMessages(feedbackMessages);
  return (
    <Page>
      <div data-unavailable={app} data-unavailable-view={view}>
        <MessagePanel
          role="alert"
          icon="warning"
          title={t('unavailable.title')}
          body={t('unavailable.body')}
          action={
            <Button icon="refresh" onClick={retry}>
              {t('unavailable.retry')}
            </Button>
          }
        />
      </div>
    </Page>
  );
};
