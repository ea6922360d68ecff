import type { DocumentType } from '@portal/shared/contract';
import { dayOf, isDay } from '../base/business-day.ts';

const patterns: Readonly<Record<DocumentType, RegExp>> = {
  'id-card': /^[1-8]\d{16}[\dX]$/,
  passport: /^[A-Z0-9]{6,9}$/,
  'hk-macau-permit': /^[HM]\d{8}(\d{2})?$/,
  'taiwan-permit': /^\d{8}$/,
};

const chinesePassport = /^(E[A-Z]\d{7}|[EGDSP]\d{8}|[DSP]\d{7}|(DE|SE|PE)\d{7})$/;
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A document number in the one form it is compared, kept and checked in: no spaces, capital letters. */
export const normalDocument = (documentNo: string): string => documentNo.replace(/\s+/g, '').toUpperCase();

const checkDigit = (documentNo: string): string | undefined =>
  '10X98765432'[weights.reduce((sum, weight, place) => sum + weight * Number(documentNo[place]), 0) % 11];

/** The birth date in an 18-character ID card number, as `1990-03-07`; nothing is checked. */
export const birthDateOfIdCard = (documentNo: string): string =>
  `${documentNo.slice(6, 10)}-${documentNo.slice(10, 12)}-${documentNo.slice(12, 14)}`;

/** The gender in an ID card number: 1 male, 2 female. */
export const genderOfIdCard = (documentNo: string): 1 | 2 => (Number(documentNo[16]) % 2 === 1 ? 1 : 2);

const isIdCard = (documentNo: string, today: string): boolean => {
  const born = birthDateOfIdCard(documentNo);
  return isDay(born) && born >= '1900-01-01' && born <= today && checkDigit(documentNo) === documentNo[17];
};

/** A foreign passport needs a digit at least: a name typed into the wrong field is no number. */
const isPassport = (documentNo: string): boolean => chinesePassport.test(documentNo) || /\d/.test(documentNo);

/**
 * Whether a number (in its {@link normalDocument} form) can be a document of the type. ID cards are checked by digit
 * and by a real birth date that is not after `today`, a day in Asia/Shanghai.
 */
export const isDocument = (type: DocumentType, documentNo: string, today = dayOf(new Date())): boolean => {
  if (!patterns[type].test(documentNo)) return false;
  if (type === 'id-card') return isIdCard(documentNo, today);
  return type !== 'passport' || isPassport(documentNo);
};

/** A document number as it is shown: first 3 and last 4 characters; a short one shows fewer, never all. */
export const maskDocument = (documentNo: string): string => {
  const head = Math.min(3, Math.floor(documentNo.length / 4));
  const tail = Math.min(4, Math.floor(documentNo.length / 2));
  return `${documentNo.slice(0, head)}${'*'.repeat(documentNo.length - head - tail)}${documentNo.slice(-tail)}`;
};
