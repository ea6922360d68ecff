import type { Text } from '@portal/shared/contract';
import { errorCodes, type FaultCode, type FieldFault } from '@portal/shared/rules';
import { HttpError } from './http-error.ts';

const texts: Readonly<Record<FaultCode, Text>> = {
  required: { zh: '请填写', en: 'This is required' },
  invalid: { zh: '填写有误，请检查', en: 'This is not valid, please check it' },
  future: { zh: '不能晚于今天', en: 'This must not be in the future' },
  past: { zh: '日期已过', en: 'This day is over' },
  reversed: { zh: '离店日期须晚于入住日期', en: 'Leaving comes after arriving' },
  tooMany: { zh: '超出可预订的数量', en: 'More than can be booked' },
  noAdult: { zh: '至少需要一位成人', en: 'At least one adult is needed' },
  countMismatch: { zh: '人数与所选数量不一致', en: 'There must be as many people as are booked' },
  ageMismatch: {
    zh: '出行人年龄与成人、儿童人数不一致（儿童为出发当日 2-11 岁）',
    en: 'Ages do not match the adults and children booked (children are 2-11 on the departure day)',
  },
  infant: { zh: '2 岁以下婴儿请致电预订', en: 'Please book infants under 2 by phone' },
  duplicate: { zh: '同一人重复填写', en: 'This person is entered twice' },
  notOffered: { zh: '该团期不提供单房', en: 'This departure has no single rooms' },
  tooSoon: {
    zh: '所需工作日不够，请选择更晚的日期',
    en: 'That leaves too few working days, choose a later day',
  },
  tooLate: { zh: '日期太远，暂不能预订', en: 'This is too far ahead to be booked' },
  kindNotAccepted: { zh: '该签证不受理此类申请人', en: 'This visa does not take this kind of applicant' },
  kindAge: { zh: '申请人类型与年龄不符', en: 'This kind of applicant does not go with the age' },
  notListed: { zh: '材料清单中没有这一项', en: 'The list of documents has no such document' },
  notDelivered: { zh: '暂不配送到该地区', en: 'We do not deliver there' },
};

/** Throws the first field error of the list, if any: 400 with `at` + its field. */
export const throwFieldError = (faults: readonly FieldFault[], at = ''): void => {
  const [fault] = faults;
  if (!fault) return;
  const code = fault.code === 'required' ? errorCodes.required : errorCodes.badParameter;
  throw new HttpError(texts[fault.code], { status: 400, code, field: at + fault.field });
};
