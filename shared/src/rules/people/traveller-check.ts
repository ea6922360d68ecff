import type { TravellerForm } from '@portal/shared/contract';
import { isDay } from '../base/business-day.ts';
import type { FieldFault } from '../base/field-fault.ts';
import { birthDateOfIdCard, genderOfIdCard, isDocument, normalDocument } from './documents.ts';
import { checkPassport } from './passport-check.ts';

/** A traveller's birth date: an ID card says it itself, other documents need it typed in. */
export const birthDateOf = ({ documentType, documentNo, birthDate }: TravellerForm): string | undefined =>
  documentType === 'id-card' ? birthDateOfIdCard(normalDocument(documentNo)) : birthDate;

/** A traveller's gender: 0 not told, 1 male, 2 female; an ID card says it itself. */
export const genderOf = ({ documentType, documentNo, gender }: TravellerForm): 0 | 1 | 2 =>
  documentType === 'id-card' ? genderOfIdCard(normalDocument(documentNo)) : (gender ?? 0);

const checkBirthDate = (form: TravellerForm, today: string): FieldFault[] => {
  if (form.documentType === 'id-card') return [];
  const { birthDate } = form;
  if (!birthDate) return [{ field: 'birthDate', code: 'required' }];
  if (!isDay(birthDate) || birthDate < '1900-01-01') return [{ field: 'birthDate', code: 'invalid' }];
  return birthDate > today ? [{ field: 'birthDate', code: 'future' }] : [];
};

/** What is wrong with a traveller as typed in, field by field; empty when nothing is. `today` in Asia/Shanghai. */
export const checkTraveller = (form: TravellerForm, today: string): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (form.name.trim() === '') faults.push({ field: 'name', code: 'required' });
  if (!isDocument(form.documentType, normalDocument(form.documentNo), today))
    faults.push({ field: 'documentNo', code: 'invalid' });
  const passport = form.documentType === 'passport' ? checkPassport(form, today) : [];
  return [...faults, ...checkBirthDate(form, today), ...passport];
};
