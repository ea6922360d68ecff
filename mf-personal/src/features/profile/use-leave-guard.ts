import { useMessages } from '@portal/shared/i18n';
import { useLeaveGuard as useGuard } from '@portal/shared/ui';
import { profileMessages } from './profile-messages.ts';

/** Asks before a link or the browser leads away from what is not saved yet. */
export const useLeaveGuard = (losing: boolean): void => {
  const t = useMessages(profileMessages);
  useGuard(losing, {
    title: t('leaving.title'),
    body: t('leaving.body'),
    confirmLabel: t('leaving.confirm'),
    danger: true,
  });
};
