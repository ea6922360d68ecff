import type { BusinessSettings, SettingsForm } from '@portal/shared/contract';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { lockAllSettings, type Settings, storeSettings } from '#src/platform/settings/index.ts';

type Needs = Pick<Deps, 'db' | 'env'>;

const audit = { subject: 'setting', id: 1 } as const;

/** The settings of the agency with their version. */
export const getSettings = ({ db, env }: Needs): Promise<BusinessSettings> =>
  db.transaction(async (tx) => {
    const { settings, version } = await lockAllSettings(tx, env);
    return { ...settings, version, maxRefundLimit: env.refundLimit };
  });

const requireAllowed = ({ refundLimit }: Settings, { env }: Needs): void => {
  const most = env.refundLimit / 100;
  if (refundLimit > env.refundLimit)
    throw invalidField(
      'refundLimit',
      `不能高于系统上限 ¥${most}`,
      `At most ¥${most}, the limit of this system`,
    );
};

/** Changes the settings of the agency. Throws for a setting beyond its bounds, and 409 for a stale version. */
export const changeSettings = (
  needs: Needs,
  member: Member,
  { version: seen, ...after }: SettingsForm,
): Promise<void> =>
  needs.db.transaction(async (tx) => {
    const { settings: before, version } = await lockAllSettings(tx, needs.env);
    await requireVersion(tx, { ...audit, seen, stored: version });
    requireAllowed(after, needs);
    await storeSettings(tx, before, after);
    const { subject, id: subjectId } = audit;
    await recordChange(tx, { actor: member, action: 'update', subject, subjectId, before, after });
  });
