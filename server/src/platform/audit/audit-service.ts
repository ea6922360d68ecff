import type { AuditAction, AuditSubject } from '@portal/shared/rules';
import { auditLog, type Db } from '#src/platform/database/index.ts';

/** Who makes a change: a member, or the portal itself. */
export type Actor = { readonly userId: number; readonly username: string } | 'system';

export interface Change {
  readonly actor: Actor;
  /** What was done, as a verb: `create`, `update`, `delete`, `import`, `reset-password`. */
  readonly action: AuditAction;
  /** What it was done to: `user`, `menu`, `order`. */
  readonly subject: AuditSubject;
  readonly subjectId: number | string;
  readonly before?: object | null;
  readonly after?: object | null;
}

const secret = /password|token|cipher|secret|hash/i;

/** The row without what must never be read in a log. */
const shown = (row: object | null | undefined): object | null =>
  row ? Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name))) : null;

const rowOf = ({ actor, action, subject, subjectId, before, after }: Change) => ({
  actorId: actor === 'system' ? null : actor.userId,
  actor: actor === 'system' ? actor : actor.username,
  action,
  subject,
  subjectId: String(subjectId),
  before: shown(before),
  after: shown(after),
});

/**
 * Writes down who changed what, from what to what. Give it the transaction that makes the change, so that neither is
 * there without the other. Fields whose name speaks of a password, token, hash or cipher are left out.
 */
export const recordChange = (tx: Db, change: Change): Promise<void> => recordChanges(tx, [change]);

/** {@link recordChange} for many at once. */
export const recordChanges = async (tx: Db, changes: readonly Change[]): Promise<void> => {
  for (let from = 0; from < changes.length; from += 500)
    await tx.insert(auditLog).values(changes.slice(from, from + 500).map(rowOf));
};
