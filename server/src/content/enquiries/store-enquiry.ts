import { createHash } from 'node:crypto';
import type { CallData } from '@portal/shared/contract';
import { type Actor, recordChange } from '#src/platform/audit/index.ts';
import type { Db, enquiries } from '#src/platform/database/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { requireRoom } from './enquiry-limit.ts';
import { findSame, insertEnquiry, lockSender, type Sender } from './enquiry-repository.ts';

const repeatMs = 600_000;

type Stored = 'enquiryNo' | 'address' | 'fingerprint' | 'createdAt';

interface NewEnquiry {
  /** The validated form. */
  readonly form: Omit<typeof enquiries.$inferInsert, Stored>;
  readonly sender: Sender;
  /** The audited fields, without the contact. */
  readonly audited: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
}

/** Equal for two enquiries with the same content. */
const fingerprintOf = (form: NewEnquiry['form']): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('hex');

/** Stores a validated enquiry within the limits of its sender; a duplicate within 10 minutes gets the first number. */
export const storeEnquiry = async (
  tx: Db,
  { form, sender, audited, actor }: NewEnquiry,
  now: Date,
): Promise<CallData<'POST /api/v1/enquiries'>> => {
  const fingerprint = fingerprintOf(form);
  await lockSender(tx, sender);
  const same = await findSame(tx, sender, fingerprint, new Date(now.getTime() - repeatMs));
  if (same) return { enquiryNo: same.enquiryNo, createdAt: same.createdAt.toISOString() };
  await requireRoom(tx, sender, now);
  const enquiryNo = newNumber('E', now);
  await insertEnquiry(tx, { ...form, enquiryNo, address: sender.address, fingerprint, createdAt: now });
  await recordChange(tx, {
    actor,
    action: 'create',
    subject: 'enquiry',
    subjectId: enquiryNo,
    after: audited,
  });
  return { enquiryNo, createdAt: now.toISOString() };
};
