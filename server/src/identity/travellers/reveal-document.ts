import { confirmPassword } from '#src/identity/authentication/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { findTravellers } from './traveller-repository.ts';

interface RevealRequest {
  readonly id: number;
  readonly password: string;
}

/**
 * The full document number of an own traveller after password confirmation; each access is audited without the number.
 * Throws 404 (also for another user's traveller), A0210 for a wrong password, A0211 after too many.
 */
export const revealDocumentNumber = async (
  deps: Deps,
  cipher: DocumentCipher,
  member: Member,
  { id, password }: RevealRequest,
): Promise<{ documentNo: string }> => {
  const { db } = deps;
  const [traveller] = await findTravellers(db, member.userId, [id]);
  if (!traveller) throw notFound();
  await confirmPassword(deps, { ...member, password });
  await recordChange(db, {
    actor: member,
    action: 'show-document',
    subject: 'traveller',
    subjectId: id,
  });
  return { documentNo: cipher.decrypt(traveller.documentCipher) };
};
