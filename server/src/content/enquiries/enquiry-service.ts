import type { CallData, EnquiryForm, MessageForm, Text } from '@portal/shared/contract';
import {
  checkEnquiry,
  checkMessage,
  dayOf,
  type EnquiryFault,
  errorCodes,
  type MessageFault,
  trimEnquiry,
  trimMessage,
} from '@portal/shared/rules';
import type { Actor } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { HttpError, invalidField } from '#src/platform/errors/index.ts';
import { isLiveTour } from './enquiry-repository.ts';
import { storeEnquiry } from './store-enquiry.ts';

export interface Asked<F> {
  readonly form: F;
  /** Network address of the request. */
  readonly address: string;
  readonly actor: Actor;
}

type Placed = CallData<'POST /api/v1/enquiries'>;
type Fault = EnquiryFault | MessageFault;

const texts: Readonly<Record<Fault['code'], Text>> = {
  required: { zh: '请填写', en: 'This is required' },
  invalid: { zh: '填写有误，请检查', en: 'Please check this field' },
  past: { zh: '出行日期不能早于今天', en: 'The travel date must not be in the past' },
  contact: { zh: '手机号码和电子邮箱请至少填写一项', en: 'Enter a mobile number or an email address' },
};

const refuseFaults = ([fault]: readonly Fault[]): void => {
  if (!fault) return;
  const missing = fault.code === 'required' || fault.code === 'contact';
  const code = missing ? errorCodes.required : errorCodes.badParameter;
  throw new HttpError(texts[fault.code], { status: 400, code, field: fault.field });
};

const requireTour = async (db: Db, { tourId }: EnquiryForm): Promise<void> => {
  if (tourId !== undefined && !(await isLiveTour(db, tourId)))
    throw invalidField('tourId', '该线路不存在或已下架', 'This tour does not exist or is no longer offered');
};

/**
 * Stores an enquiry and returns its number; a duplicate within 10 minutes gets the first one's. Throws
 * HttpError for an invalid field, a day in the past (Asia/Shanghai) and a tour that is not on sale; B0210
 * after 5 enquiries of a mobile number or 20 from a network address within an hour.
 */
export const placeEnquiry = async ({ db, now }: Deps, asked: Asked<EnquiryForm>): Promise<Placed> => {
  const form = trimEnquiry(asked.form);
  refuseFaults(checkEnquiry(form, dayOf(now())));
  await requireTour(db, form);
  const { tourId, organisation, people, travelDay, mobile } = form;
  const audited = { tourId, organisation, people, travelDay };
  const sender = { mobile, address: asked.address };
  return db.transaction((tx) => storeEnquiry(tx, { form, sender, audited, actor: asked.actor }, now()));
};

/**
 * Stores a message of the contact form, as `placeEnquiry` does for groups. Throws HttpError for an invalid field and
 * without mobile number and email address; B0210 after 5 of a mobile number or an email address, or 20 from a network
 * address, within an hour.
 */
export const placeMessage = async ({ db, now }: Deps, asked: Asked<MessageForm>): Promise<Placed> => {
  const form = trimMessage(asked.form);
  refuseFaults(checkMessage(form));
  const { topic, orderNo, mobile, email } = form;
  const enquiry = { ...form, kind: 'message' as const };
  const sender = { mobile, email, address: asked.address };
  const audited = { kind: enquiry.kind, topic, orderNo };
  return db.transaction((tx) =>
    storeEnquiry(tx, { form: enquiry, sender, audited, actor: asked.actor }, now()),
  );
};
