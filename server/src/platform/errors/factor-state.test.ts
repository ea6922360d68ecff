import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factorStateOf, requiresFactor } from './factor-state.ts';

const now = new Date('2026-03-01T08:00:00Z');
const staff = ['ROOT', 'FINANCE'];

for (const [roles, required, minutes, missing, fresh, stepUp] of [
  [['MEMBER'], staff, null, false, false, 'add'],
  [['FINANCE'], staff, null, true, false, 'add'],
  [['MEMBER', 'ROOT'], staff, null, true, false, 'add'],
  [['FINANCE'], staff, 0, false, true, 'none'],
  [['FINANCE'], staff, 4.9, false, true, 'none'],
  [['FINANCE'], staff, 5, false, false, 'confirm'],
  [['MEMBER'], staff, 600, false, false, 'confirm'],
  [['ROOT'], [], null, false, false, 'none'],
  [['ROOT'], [], 4, false, true, 'none'],
  [['ROOT'], [], 5, false, false, 'confirm'],
] as const)
  test(`roles ${roles}, required of ${required}, confirmed ${minutes} minutes ago: step-up ${stepUp}`, () => {
    const factorAt = minutes === null ? null : new Date(now.getTime() - minutes * 60_000);
    assert.deepEqual(factorStateOf({ roles, perms: [], required, factorAt, now }), {
      missing,
      fresh,
      stepUp,
    });
  });

for (const [roles, perms, required, expected] of [
  [['MEMBER'], [], ['*'], false],
  [['MEMBER', 'GUIDE'], ['trade:ticket:use'], ['*'], true],
  [['EDITOR'], ['sys:notice:add'], ['*'], true],
  [['EDITOR'], ['sys:notice:add'], ['FINANCE'], false],
  [['ROOT'], [], ['*'], true],
  [['MEMBER'], [], ['*', 'MEMBER'], true],
  [['EDITOR'], ['sys:notice:add'], [], false],
] as const)
  test(`roles ${roles} with ${perms.length} permissions: ${required} ${expected ? 'require' : 'do not require'} a second factor`, () => {
    assert.equal(requiresFactor(required, { roles, perms }), expected);
  });
