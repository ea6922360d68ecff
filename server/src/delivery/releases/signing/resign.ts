import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import * as repository from '../release-repository.ts';
import type { Upload } from '../upload/publish-form.ts';

/** The publisher, with a reason when checks fail. */
export interface Publisher {
  readonly actor: string;
  readonly reason?: string;
}

const signedMeanwhile = (version: string) =>
  conflict(
    errorCodes.changedMeanwhile,
    `版本 ${version} 刚刚由另一个密钥签名，请重新发布`,
    `Version ${version} was signed with another key meanwhile. Publish it again`,
  );

/**
 * Stores the record as it is signed now: it differs in author, commit and time of the build only. Returns whether the
 * key is another one than `seen`. Throws 409 A0514 when a pipeline with a third key was faster.
 */
export const resign = async (
  db: Db,
  { record, signature }: Upload,
  { actor, reason = '' }: Publisher,
  seen: string | null,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { app, version } = record;
    if (signature.key === seen) return false;
    if (!(await repository.updateSignature(tx, record, signature, seen))) throw signedMeanwhile(version);
    const detail = `signed with ${signature.key}`;
    await repository.addEvent(tx, { app, version, actor, action: 'publish', replaced: null, reason, detail });
    return true;
  });
