import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Instant, oneOf } from '../base/fields.ts';
import { Changed, Force, Reason } from './release.ts';
import { App, Version } from './release-record.ts';

/** Percent of the visitors; at most half, since a larger canary would be the live release. */
export const CanaryShare = Type.Integer({ minimum: 1, maximum: 50 });

const pinKey = {
  app: App,
  kind: oneOf('user', 'role'),
  /** A username, or the code of a role. */
  subject: Type.String({ minLength: 1, maxLength: 64 }),
};

/** A pin: a user or a role gets exactly this version, regardless of live release and canary. */
export const ReleasePin = Type.Object({
  ...pinKey,
  version: Type.String(),
  actor: Type.String(),
  reason: Type.String(),
  at: Instant,
});
export type ReleasePin = Static<typeof ReleasePin>;

/** All current pins; `changed` is false when nothing had to be changed. */
const Pins = Type.Object({ pins: Type.Array(ReleasePin), changed: Type.Boolean() });

export const canaryContract = {
  'POST /api/v1/releases/canary': entry({
    summary:
      'Starts a canary: a published version for a share of the visitors, or changes its share; replaces another canary. 409 for the live version, without a live version, and as for `promote`',
    access: { anyOf: ['release:promote'], scope: 'none' },
    body: Type.Object({ app: App, version: Version, share: CanaryShare, reason: Reason, force: Force }),
    data: Changed,
  }),
  'POST /api/v1/releases/canary/stop': entry({
    summary: 'Ends the canary of an app: all visitors get the live version',
    access: { anyOf: ['release:promote'], scope: 'none' },
    body: Type.Object({ app: App, reason: Reason }),
    data: Changed,
  }),
  'GET /api/v1/releases/pins': entry({
    summary: 'Pins of users and roles, the newest first (at most 200)',
    access: { anyOf: ['release:view'], scope: 'none' },
    data: Type.Array(ReleasePin),
  }),
  'POST /api/v1/releases/pin': entry({
    summary: 'Pins a user or a role to a version; replaces an existing pin',
    access: { anyOf: ['release:promote'], scope: 'none' },
    body: Type.Object({ ...pinKey, version: Version, reason: Reason }),
    data: Pins,
  }),
  'POST /api/v1/releases/unpin': entry({
    summary: 'Removes the pin of a user or a role',
    access: { anyOf: ['release:promote'], scope: 'none' },
    body: Type.Object({ ...pinKey, reason: Reason }),
    data: Pins,
  }),
} as const;
