import { translate } from '@portal/shared/i18n';
import { confirm } from '@portal/shared/ui';
import { keepEndedSession } from '../account/ended-session.ts';
import { browser } from '../browser.ts';
import { feedbackMessages } from './messages.ts';

let asking = false;

/**
 * The session is over (A0230): one dialog, however many calls fail. On confirming, local storage is cleared and the
 * browser goes to the site root (specification section 8). The language survives in its cookie, and this tab keeps the
 * page and the reason for the next login.
 */
export const sessionExpired = async (data?: unknown): Promise<void> => {
  if (asking) return;
  asking = true;
  const confirmed = await confirm({
    title: translate(feedbackMessages, 'expired.title'),
    body: translate(feedbackMessages, 'expired.body'),
    confirmLabel: translate(feedbackMessages, 'expired.confirm'),
    warning: true,
    mandatory: true,
  });
  asking = false;
  if (!confirmed) return;
  keepEndedSession(data);
  localStorage.clear();
  browser.go('/');
};
