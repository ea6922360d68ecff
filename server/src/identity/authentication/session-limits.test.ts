import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnv } from '#src/platform/config/index.ts';
import { expiryOf } from './session-limits.ts';

const createdAt = new Date('2026-03-01T08:00:00Z');

/** Roles, hours from the login to the last use, hours from the login to the end. */
const cases: [string, readonly string[], number, number][] = [
  ['', ['MEMBER'], 0, 12],
  ['', ['MEMBER'], 100, 112],
  ['', ['MEMBER'], 160, 168],
  ['', ['EDITOR'], 0, 1],
  ['', ['EDITOR'], 11.5, 12],
  ['', ['MEMBER', 'ADMIN'], 2, 3],
  ['', [], 0, 1],
  ['FINANCE=15/480', ['FINANCE'], 0, 0.25],
  ['FINANCE=15/480', ['EDITOR', 'FINANCE'], 7.9, 8],
  ['FINANCE=15/480', ['EDITOR'], 0, 1],
  ['*=30/60,MEMBER=60/120', ['MEMBER'], 1.5, 2],
  ['*=30/60,MEMBER=60/120', ['GUIDE'], 0, 0.5],
];

for (const [setting, roles, used, ends] of cases)
  test(`with "${setting}" a session of ${roles.join('+') || 'no role'} used after ${used} h ends after ${ends} h`, () => {
    const { access } = readEnv({ PORTAL_ENV: 'test', SESSION_LIMITS: setting });
    const lastSeenAt = new Date(createdAt.getTime() + used * 3_600_000);
    const end = expiryOf(access.sessionLimits, { roles, createdAt, lastSeenAt });
    assert.equal((end.getTime() - createdAt.getTime()) / 3_600_000, ends);
  });

for (const wrong of ['MEMBER', 'MEMBER=1', 'MEMBER=0/10', 'MEMBER=1/10,', 'MEMBER=1/10;*=1/2', '=1/2'])
  test(`SESSION_LIMITS=${wrong} stops the start and is named`, () => {
    assert.throws(() => readEnv({ PORTAL_ENV: 'test', SESSION_LIMITS: wrong }), /SESSION_LIMITS must be/);
  });
