import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Instant, oneOf } from '../base/fields.ts';
import { App, Version } from './release-record.ts';

/** A link that shows a published release in one browser, until it ends. */
export const PreviewLink = Type.Object({
  url: Type.String(),
  until: Instant,
  /** Everybody who has the link, or accounts with `release:override`, as `PREVIEW_LINKS` says. */
  worksFor: oneOf('anyone', 'staff'),
});
export type PreviewLink = Static<typeof PreviewLink>;

export const releasePreviewContract = {
  'POST /api/v1/releases/preview': entry({
    summary:
      'Makes a signed link that previews a published release for some hours (default 72); changes nothing. 409 A0530 when no trusted key signed the release',
    access: { anyOf: ['release:publish', 'release:override'], scope: 'none' },
    body: Type.Object({
      app: App,
      version: Version,
      hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168 })),
    }),
    data: PreviewLink,
  }),
} as const;
