import type { Notifier } from '@portal/shared/api';
import { paths } from '@portal/shared/router';
import { toast } from '@portal/shared/ui';
import { requirePasswordChange } from '../account/account.ts';
import { browser } from '../browser.ts';
import { confirmFactor } from '../factor/step-up.ts';
import { requestEnded, requestStarted } from './loading.ts';
import { sessionExpired } from './session-expiry.ts';

/** Opens the page to add a second factor: until then the server refuses all other calls of this account. */
const factorMissing = (): void => {
  if (window.location.pathname !== paths.secondFactor) browser.go(paths.secondFactor);
};

/** The shell's implementation of the notifier. */
export const notifier: Notifier = {
  requestStarted,
  requestEnded,
  failed: toast.error,
  sessionExpired: () => void sessionExpired(),
  passwordChangeRequired: requirePasswordChange,
  factorMissing,
  confirmFactor,
};
