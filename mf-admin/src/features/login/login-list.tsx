import type { LoginAttempt, LoginResult } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { defineList } from '#src/list/define-list.ts';
import styles from './login.module.css';
import { loginMessages } from './login-messages.ts';

/** The name that was typed, and whether a user has it. */
const LoginName = ({ username, userId }: LoginAttempt) => {
  const t = useMessages(loginMessages);
  return (
    <span className={styles.name}>
      {username || '—'}
      {userId === null && <span className={styles.unknown}>{t('unknownUser')}</span>}
    </span>
  );
};

/** A right password alone: harmless for its owner, a warning when no success follows. */
const toneOf = (result: LoginResult) =>
  result === 'success' ? 'good' : result === 'second-step' ? 'warn' : 'bad';

const results = [
  'success',
  'credentials',
  'captcha',
  'waiting',
  'disabled',
  'expired',
  'second-step',
  'factor',
] as const satisfies readonly LoginResult[];

/** The server counts no further. */
const maxCounted = 10_000;

/** Attempts to sign in. */
export const loginList = defineList({
  call: 'GET /api/v1/watch/logins/page',
  messages: loginMessages,
  rowName: ({ username }) => username,
  longestSearch: 64,
  filters: (filter) => ({
    result: filter.choice(results, 'results'),
    days: filter.dayRange('startTime', 'endTime'),
  }),
  columns: (column) => [
    column.custom('username', 208, (login) => <LoginName {...login} />),
    column.tag('result', 176, 'results', toneOf),
    column.text('device', 176, { blank: 'unknownDevice' }),
    column.text('address', 144),
    column.instant('createdAt', 168),
  ],
  note: (total, { t }) => total >= maxCounted && <span>{t('bounded')}</span>,
});
