import { type AttackEnvironment, openEnvironment } from './attacks/environment.ts';
import { bombs } from './attacks/proofs/bombs.ts';
import { clocks } from './attacks/proofs/clocks.ts';
import { codes } from './attacks/proofs/codes.ts';
import { dataScope } from './attacks/proofs/data-scope.ts';
import { firstStart } from './attacks/proofs/first-start.ts';
import { fourEyes } from './attacks/proofs/four-eyes.ts';
import { hiddenCalls } from './attacks/proofs/hidden.ts';
import { links } from './attacks/proofs/links.ts';
import { loginTime } from './attacks/proofs/login-time.ts';
import { markup } from './attacks/proofs/markup.ts';
import { passwords } from './attacks/proofs/passwords.ts';
import { pool } from './attacks/proofs/pool.ts';
import { refusals } from './attacks/proofs/refusals.ts';
import { releaseMoves } from './attacks/proofs/releases.ts';
import { reports } from './attacks/proofs/reports.ts';
import { sessions } from './attacks/proofs/sessions.ts';
import { slowForms } from './attacks/proofs/slow-forms.ts';
import { webhooks } from './attacks/proofs/webhooks.ts';
import type { Suite } from './proof.ts';

/** Known attacks are refused, or bounded in memory and time. */
export const attacks: Suite<AttackEnvironment> = {
  open: openEnvironment,
  proofs: [
    passwords,
    bombs,
    slowForms,
    reports,
    releaseMoves,
    hiddenCalls,
    codes,
    fourEyes,
    webhooks,
    dataScope,
    pool,
    refusals,
    sessions,
    markup,
    clocks,
    links,
    loginTime,
    firstStart,
  ],
  /** Errors of the server that no attack may cause. */
  faults: async ({ site }) =>
    site.log.splice(0).filter((line) => line.includes('"level":50') && line.includes('request failed')),
};
