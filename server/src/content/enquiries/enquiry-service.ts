import { createHash } from 'node:crypto';
import type { CallData, EnquiryForm, Text } from '@portal/shared/contract';
import { checkEnquiry, dayOf, type EnquiryFault, errorCodes, trimEnquiry } from '@portal/shared/rules';
import { type Actor, recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { HttpError, invalidField } from '#src/platform/errors/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { requireRoom } from './enquiry-limit.ts';
import { findSame, insertEnquiry, isLiveTour, lockSender } from './enquiry-repository.ts';

const repeatMs = 600_000;

export interface Asked {
  readonly form: EnquiryForm;
  /** Network address of the request. */
  readonly address: string;
  readonly actor: Actor;
}

type Placed = CallData<'POST /api/v1/enquiries'>;

const texts: Readonly<Record<EnquiryFault['code'], Text>> = {
  required: { zh: '请填写', en: 'This is required' },
  invalid: { zh: '填写有误，请检查', en: 'Please check this field' },
  past: { zh: '出行日期不能早于今天', en: 'The travel date must not be in the past' },
};

const refuseFaults = ([fault]: readonly EnquiryFault[]): void => {
  if (!fault) return;
  const code = fault.code === 'required' ? errorCodes.required : errorCodes.badParameter;
  throw new HttpError(texts[fault.code], { status: 400, code, field: fault.field });
};

const requireTour = async (db: Db, { tourId }: EnquiryForm): Promise<void> => {
  if (tourId !== undefined && !(await isLiveTour(db, tourId)))
    throw invalidField('tourId', '该线路不存在或已下架', 'This tour does not exist or is no longer offered');
};

/** Equal for two enquiries with the same content. */
const fingerprintOf = (form: EnquiryForm): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('hex');

/** The audited fields: the group, without the contact. */
const audited = ({ tourId, organisation, people, travelDay }: EnquiryForm) => ({
  tourId,
  organisation,
  people,
  travelDay,
});

const add = async (tx: Db, form: EnquiryForm, { address, actor }: Asked, now: Date): Promise<Placed> => {
  const sender = { mobile: form.mobile, address };
  const fingerprint = fingerprintOf(form);
  await lockSender(tx, sender);
  const same = await findSame(tx, form.mobile, fingerprint, new Date(now.getTime() - repeatMs));
  if (same) return { enquiryNo: same.enquiryNo, createdAt: same.createdAt.toISOString() };
  await requireRoom(tx, sender, now);
  const enquiryNo = newNumber('E', now);
  await insertEnquiry(tx, { ...form, enquiryNo, address, fingerprint, createdAt: now });
  await recordChange(tx, {
    actor,
    action: 'create',
    subject: 'enquiry',
    subjectId: enquiryNo,
    after: audited(form),
  });
  return { enquiryNo, createdAt: now.toISOString() };
};

/**
 * Stores an enquiry and returns its number; a duplicate within 10 minutes gets the first one's. Throws
 * HttpError for an invalid field, a day in the past (Asia/Shanghai) and a tour that is not on sale; B0210
 * after 5 enquiries of a mobile number or 20 from a network address within an hour.
 */
export const placeEnquiry = async ({ db, now }: Deps, asked: Asked): Promise<Placed> => {
  const form = trimEnquiry(asked.form);
  refuseFaults(checkEnquiry(form, dayOf(now())));
  await requireTour(db, form);
  return db.transaction((tx) => add(tx, form, asked, now()));
};
