import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Fen, Version } from '../base/fields.ts';

/**
 * The settings of the agency as the form edits them. `refundLimit`: what one person refunds a day alone, in fen.
 * `priceChangePercent`: larger changes of prices need a second person; 0: none does. `auditDays`: days until names, network
 * addresses and values in the operation log are erased; at least the six months of 网络安全法 § 21.
 */
export const SettingsForm = Type.Object({
  refundLimit: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  priceChangePercent: Type.Integer({ minimum: 0, maximum: 1000 }),
  auditDays: Type.Integer({ minimum: 184, maximum: 3660 }),
  version: Version,
});
export type SettingsForm = Static<typeof SettingsForm>;

/** The settings, with the highest `refundLimit` that operators allow (`REFUND_LIMIT`), in fen. */
export const BusinessSettings = Type.Object({ ...SettingsForm.properties, maxRefundLimit: Fen });
export type BusinessSettings = Static<typeof BusinessSettings>;

const access = { anyOf: ['sys:setting:edit'], scope: 'none' } as const;

export const settingContract = {
  'GET /api/v1/settings': entry({ summary: 'The settings of the agency', access, data: BusinessSettings }),
  'PUT /api/v1/settings': entry({
    summary:
      'Changes the settings of the agency, from the next call on. A0400 names a setting beyond its bounds; A0514 when they were changed meanwhile; needs a second factor that was confirmed minutes ago',
    access,
    stepUp: true,
    body: SettingsForm,
  }),
} as const;
