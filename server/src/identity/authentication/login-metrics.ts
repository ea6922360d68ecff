import type { LoginResult } from '@portal/shared/contract';
import { Counter, type Registry } from 'prom-client';
import { loginResults } from './login-record.ts';

/** Counts logins by result in the metrics; each result begins at 0, so that the first one is an increase. */
export const countLogins = (metrics: Registry): ((result: LoginResult) => void) => {
  const logins = new Counter({
    name: 'logins_total',
    help: 'Logins by result',
    labelNames: ['result'],
    registers: [metrics],
  });
  for (const result of loginResults) logins.inc({ result }, 0);
  return (result) => logins.inc({ result });
};
