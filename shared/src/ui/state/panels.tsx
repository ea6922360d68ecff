import { ApiError } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import type { IconName } from '../actions/icon.tsx';
import { LinkButton } from '../actions/links.tsx';
import { uiMessages } from '../messages.ts';
import { MessagePanel } from './message-panel.tsx';

interface EmptyStateProps {
  readonly title?: ReactNode;
  readonly body?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconName;
}

/** Nothing was found, or nothing is there yet. */
export const EmptyState = ({ title, body, action, icon = 'search' }: EmptyStateProps) => {
  const t = useMessages(uiMessages);
  return <MessagePanel icon={icon} title={title ?? t('empty.title')} body={body} action={action} />;
};

/** A failed load: the server's message and a retry. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => {
  const t = useMessages(uiMessages);
  return (
    <MessagePanel
      role="alert"
      icon="warning"
      title={t('error.title')}
      body={error instanceof ApiError ? error.message : undefined}
      action={
        onRetry && (
          <Button kind="quiet" icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    />
  );
};

/** Shows its children to members; shows visitors a login link that returns here. */
export const NeedsMember = ({ children }: { children: ReactNode }): ReactNode => {
  const t = useMessages(uiMessages);
  const { pathname, search } = useLocation();
  const member = useSession(({ token }) => token !== '');
  if (member) return children;
  return (
    <MessagePanel
      icon="lock"
      title={t('member.title')}
      body={t('member.body')}
      action={<LinkButton to={paths.login(pathname + search)}>{t('member.login')}</LinkButton>}
    />
  );
};
