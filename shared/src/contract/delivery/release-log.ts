import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { ReleaseEvent } from './release.ts';
import { App } from './release-record.ts';

/**
 * An entry of the public log of releases. `hash` is SHA-256 in base64url over the JSON list of the hash of the entry
 * before (of the first: an empty text) and the JSON list of all other fields in this order.
 */
export const ReleaseLogEntry = Type.Object({
  /** From 1 on, without gaps. */
  position: Type.Integer({ minimum: 1 }),
  app: App,
  action: ReleaseEvent.properties.action,
  version: Type.String(),
  replaced: Type.Union([Type.String(), Type.Null()]),
  /** SHA-256 over the content of the release, equal for each build of its sources; null without a release. */
  digest: Type.Union([Type.String(), Type.Null()]),
  at: Type.String(),
  hash: Type.String(),
});
export type ReleaseLogEntry = Static<typeof ReleaseLogEntry>;

export const releaseLogContract = {
  'GET /api/v1/releases/log': entry({
    summary:
      'What was published and moved, in order: an append-only log that everyone can verify (at most 500 entries)',
    access: 'public',
    query: Type.Object({
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    data: Type.Array(ReleaseLogEntry),
  }),
};
