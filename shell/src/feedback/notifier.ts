import type { Notifier } from '@portal/shared/api';
import { paths } from '@portal/shared/router';
import { toast } from '@portal/shared/ui';
import { requirePasswordChange } from '../account/account.ts';
import { browser } from '../browser.ts';
import { requestEnded, requestStarted } from './loading.ts';

/** Opens the page to add a second factor: until then the server refuses all other calls of this account. */
const factorMissing = (): void => {
  if (window.location.pathname !== paths.secondFactor) browser.go(paths.secondFactor);
};

/** False also when the dialog cannot be opened: the refused call then shows its own message. */
const confirmFactor = (): Promise<boolean> =>
  import('../factor/confirm-factor.tsx').then((file) => file.confirmFactor()).catch(() => false);

/** The shell's implementation of the notifier. */
export const notifier: Notifier = {
  requestStarted,
  requestEnded,
  failed: toast.error,
  sessionExpired: (data) =>
    void import('./session-expiry.ts')
      .then((file) => file.sessionExpired(data))
      .catch(() => browser.go(paths.login())),
  passwordChangeRequired: requirePasswordChange,
  factorMissing,
  confirmFactor,
};
