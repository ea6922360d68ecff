import type { Notifier } from '@portal/shared/api';
import { toast } from '@portal/shared/ui';
import { requirePasswordChange } from '../account/account.ts';
import { requestEnded, requestStarted } from './loading.ts';
import { sessionExpired } from './session-expiry.ts';

/** The shell's implementation of the notifier. */
export const notifier: Notifier = {
  requestStarted,
  requestEnded,
  failed: toast.error,
  sessionExpired: () => void sessionExpired(),
  passwordChangeRequired: requirePasswordChange,
};
