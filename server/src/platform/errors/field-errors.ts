import type { Text } from '@portal/shared/contract';
import { errorCodes, type FaultCode, type FieldFault } from '@portal/shared/rules';
import { HttpError } from './http-error.ts';

const texts: Readonly<Record<FaultCode, Text>> = {
  required: { zh: '请填写', en: 'This is required' },
  invalid: { zh: '填写有误，请检查', en: 'Please check this field' },
  future: { zh: '不能晚于今天', en: 'This must not be in the future' },
  past: { zh: '日期已过', en: 'This date has passed' },
  reversed: { zh: '离店日期须晚于入住日期', en: 'Check-out must be after check-in' },
  tooMany: { zh: '超出可预订的数量', en: 'This is more than can be booked' },
  noAdult: { zh: '至少需要一位成人', en: 'At least one adult is needed' },
  countMismatch: { zh: '人数与所选数量不一致', en: 'The number of people does not match the booking' },
  ageMismatch: {
    zh: '出行人年龄与成人、儿童人数不一致（儿童为出发当日 2-11 岁）',
    en: 'Ages do not match the adults and children booked (children are 2-11 on the departure day)',
  },
  infant: { zh: '2 岁以下婴儿请致电预订', en: 'Please book infants under 2 by phone' },
  duplicate: { zh: '同一人重复填写', en: 'This person is entered twice' },
  notOffered: { zh: '该班期不提供单房', en: 'This departure has no single rooms' },
  tooSoon: {
    zh: '所需工作日不够，请选择更晚的日期',
    en: 'There are not enough working days. Please choose a later date',
  },
  tooLate: { zh: '日期太远，暂不能预订', en: 'This date is too far ahead to be booked' },
  kindNotAccepted: {
    zh: '该签证不受理此类申请人',
    en: 'This visa is not available for this type of applicant',
  },
  kindAge: { zh: '申请人类型与年龄不符', en: 'The type of applicant does not match the age' },
  notListed: { zh: '材料清单中没有这一项', en: 'This document is not on the list of required documents' },
  notDelivered: { zh: '暂不配送到该地区', en: 'We do not deliver there' },
  notLatin: { zh: '请按护照填写拼音或英文字母', en: 'Please use Latin letters, as in the passport' },
  expiresEarly: {
    zh: '证件有效期不足，不能用于本次出行',
    en: 'This document expires too early for the trip',
  },
  documentNotAccepted: {
    zh: '该产品不接受此类证件，请使用其要求的证件',
    en: 'This type of document is not accepted here. Please use one that is',
  },
};

/** Throws the first field error of the list, if any: 400 with `at` + its field. */
export const throwFieldError = (faults: readonly FieldFault[], at = ''): void => {
  const [fault] = faults;
  if (!fault) return;
  const code = fault.code === 'required' ? errorCodes.required : errorCodes.badParameter;
  throw new HttpError(texts[fault.code], { status: 400, code, field: at + fault.field });
};
