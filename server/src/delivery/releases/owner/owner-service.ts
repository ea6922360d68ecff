import type { App, ReleaseOwner } from '@portal/shared/contract';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { checkApp } from '../release-service.ts';
import { findOwner, saveOwner } from './owner-repository.ts';

/** Sets the team that answers for an app. Throws 404 for an app without releases. */
export const setOwner = (
  db: Db,
  actor: Member,
  { app, team, contact }: ReleaseOwner & { readonly app: App },
): Promise<void> =>
  db.transaction(async (tx) => {
    await checkApp(tx, app);
    const [before, after] = [await findOwner(tx, app), { team, contact: contact.trim() }];
    await saveOwner(tx, { app, ...after });
    const change = { action: 'update', subject: 'release-owner', subjectId: app } as const;
    await recordChange(tx, { actor, ...change, before, after });
  });
