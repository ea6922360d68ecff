import { Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Instant } from '../base/fields.ts';
import { Reason } from './release.ts';
import { App, Version } from './release-record.ts';

const key = { app: App, version: Version };

export const forceApprovalContract = {
  'POST /api/v1/releases/force-approvals': entry({
    summary:
      'Approves that somebody of another team or of operations forces failed checks of a version, which may still have to be published. Valid for 24 hours: for its publication and one promotion or canary. 409 when the caller has 20 unused ones',
    access: { anyOf: ['release:promote'], scope: 'none' },
    stepUp: true,
    body: Type.Object({ ...key, reason: Reason }),
    data: Type.Object({ ...key, approver: Type.String(), endsAt: Instant }),
  }),
} as const;
