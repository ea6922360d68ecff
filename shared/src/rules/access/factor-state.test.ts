import { factorStateOf } from './factor-state.ts';

const now = new Date('2026-03-01T08:00:00Z');
const staff = ['ROOT', 'FINANCE'];

/** Roles, roles that require a factor, minutes since it was confirmed, and the state. */
test.each([
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
])(
  'roles %p, required of %p, confirmed %p minutes ago: missing %p, fresh %p, step-up %p',
  (roles, required, minutes, missing, fresh, stepUp) => {
    const factorAt = minutes === null ? null : new Date(now.getTime() - minutes * 60_000);
    expect(factorStateOf({ roles, required, factorAt, now })).toEqual({ missing, fresh, stepUp });
  },
);
