import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/fault.ts';
import type { Member } from '../../http/member.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { recordChange } from '../audit/audit-service.ts';
import type { DocumentCipher } from './document-cipher.ts';
import { findTravellers } from './traveller-repository.ts';

interface Look {
  readonly id: number;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
}

/**
 * The whole document number of an own traveller, for whoever gives the password again; each look is written down, the
 * number is not. Throws 404, also for somebody else's traveller, A0210 for a wrong password, A0211 after too many.
 */
export const lookAtDocument = async (
  deps: Deps,
  cipher: DocumentCipher,
  member: Member,
  { id, password, address }: Look,
): Promise<{ documentNo: string }> => {
  const { db } = deps.database;
  const [traveller] = await findTravellers(db, member.userId, [id]);
  if (!traveller) throw notFound();
  await confirmPassword(deps, { ...member, address, password });
  await recordChange(db, {
    actor: member,
    action: 'show-document',
    subject: 'traveller',
    subjectId: id,
  });
  return { documentNo: cipher.decrypt(traveller.documentCipher) };
};
