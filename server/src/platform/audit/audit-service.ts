import type { AuditAction, AuditSubject } from '@portal/shared/rules';
import { auditLog, type Db, insertRows } from '#src/platform/database/index.ts';
import { noOrigin, originColumns } from './origin.ts';

/** The author of a change: a user, or the portal itself. */
export type Actor = { readonly userId: number; readonly username: string } | 'system';

export interface Change {
  readonly actor: Actor;
  /** The action as a verb: `create`, `update`, `delete`, `import`, `reset-password`. */
  readonly action: AuditAction;
  /** The type of the changed record: `user`, `menu`, `order`. */
  readonly subject: AuditSubject;
  readonly subjectId: number | string;
  readonly before?: object | null;
  readonly after?: object | null;
}

const secret = /password|token|cipher|secret|hash/i;

/** The row without secrets. */
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
  ...(actor === 'system' ? noOrigin : originColumns()),
});

/**
 * Writes an audit row with actor, before and after. Call it in the transaction of the change, so that both
 * are committed together. Fields named like a password, token, hash or cipher are omitted. Rows of users have the address
 * and the user agent of the request (`withOrigin`).
 */
export const recordChange = (tx: Db, change: Change): Promise<void> => recordChanges(tx, [change]);

/** {@link recordChange} for many changes. */
export const recordChanges = async (tx: Db, changes: readonly Change[]): Promise<void> => {
  for (let from = 0; from < changes.length; from += 500)
    await insertRows(tx, auditLog, changes.slice(from, from + 500).map(rowOf));
};
