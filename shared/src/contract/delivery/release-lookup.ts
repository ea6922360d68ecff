import { Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { App, ReleaseRecord, Version } from './release-record.ts';

export const releaseLookupContract = {
  'GET /api/v1/releases/:app/versions/:version': entry({
    summary: 'The record of a release, and the key that signed it',
    access: { anyOf: ['release:view'], scope: 'none' },
    params: Type.Object({ app: App, version: Version }),
    data: Type.Object({
      record: ReleaseRecord,
      /** The id of the signing key; null for releases published before signing was introduced. */
      signatureKey: Type.Union([Type.String(), Type.Null()]),
      publishedAt: Type.String(),
      publishedBy: Type.String(),
    }),
  }),
};
