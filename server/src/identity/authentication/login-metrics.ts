import { Counter, type Registry } from 'prom-client';
import type { LoginResult } from './login-record.ts';

const results: readonly LoginResult[] = [
  'success',
  'captcha',
  'credentials',
  'waiting',
  'disabled',
  'expired',
  'second-step',
  'factor',
];

/** Counts logins by result in the metrics; each result begins at 0, so that the first one is an increase. */
export const countLogins = (metrics: Registry): ((result: LoginResult) => void) => {
  const logins = new Counter({
    name: 'logins_total',
    help: 'Logins by result',
    labelNames: ['result'],
    registers: [metrics],
  });
  for (const result of results) logins.inc({ result }, 0);
  return (result) => logins.inc({ result });
};
