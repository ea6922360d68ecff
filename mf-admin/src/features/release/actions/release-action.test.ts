import { type ActionForm, failuresIn, faultIn, type ReleaseAction } from './release-action.ts';

const on = { app: 'mf_admin', version: '1.0.0-aaaaaaa' } as const;
const form: ActionForm = {
  reason: '新日历',
  version: on.version,
  share: '10',
  pin: 'user',
  subject: 'ann',
  force: false,
};

test.each<[ReleaseAction, Partial<ActionForm>, string | undefined]>([
  [{ kind: 'promote', ...on }, {}, undefined],
  [{ kind: 'promote', ...on }, { reason: '  ' }, 'reason missing'],
  [{ kind: 'promote', ...on }, { share: '', subject: '' }, undefined],
  [{ kind: 'canary', ...on }, { share: '50' }, undefined],
  [{ kind: 'canary', ...on }, { share: '51' }, 'share range'],
  [{ kind: 'canary', ...on }, { share: '0' }, 'share range'],
  [{ kind: 'share', ...on, share: 10 }, { share: '2.5' }, 'share range'],
  [{ kind: 'canary', ...on }, { share: 'many' }, 'share range'],
  [{ kind: 'stopCanary', ...on, share: 10 }, { share: '' }, undefined],
  [{ kind: 'pin', ...on }, { subject: ' ' }, 'subject missing'],
  [{ kind: 'approveForce', ...on }, {}, undefined],
  [{ kind: 'approveForce', ...on }, { version: ' ' }, 'version missing'],
  [{ kind: 'lock', app: 'shell' }, { reason: '' }, 'reason missing'],
])('%o with %o: %s', (action, change, expected) => {
  const fault = faultIn(action, { ...form, ...change });
  expect(fault && `${fault.field} ${fault.fault}`).toBe(expected);
});

const failure = { rule: 'size', subject: 'home/index', text: { zh: '太大', en: 'too big' } };

test.each<[unknown, number]>([
  [{ failures: [failure, failure] }, 2],
  [{ failures: [failure, null, 'x'] }, 1],
  [{ failures: 'x' }, 0],
  [undefined, 0],
  [null, 0],
])('%o holds %i failures', (data, count) => {
  expect(failuresIn(data)).toHaveLength(count);
});
