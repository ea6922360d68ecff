import type { PassportTexts } from '@portal/shared/contract';
import { isDay } from '../base/business-day.ts';
import type { FaultCode, FieldFault } from '../base/field-fault.ts';
import { countryCodes } from './countries.ts';

/** What a passport says beyond its number, as far as it was typed in. */
export type PassportFacts = Partial<PassportTexts>;

/** The fields of {@link PassportFacts}, in the order of the form. */
export const passportFields = ['latinName', 'documentCountry', 'documentExpiry'] as const;

const latin = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .,'’-]*$/u;

/** A name as passports print it: capital letters, single spaces. */
export const normalLatinName = (name: string): string => name.trim().replace(/\s+/g, ' ').toUpperCase();

const nameFault = (name: string): FaultCode | undefined =>
  name === '' || latin.test(normalLatinName(name)) ? undefined : 'notLatin';

const countryFault = (code: string): FaultCode | undefined =>
  code === '' || countryCodes.includes(code) ? undefined : 'invalid';

const expiryFault = (expiry: string, today: string): FaultCode | undefined => {
  if (expiry === '') return undefined;
  if (!isDay(expiry)) return 'invalid';
  return expiry < today ? 'past' : undefined;
};

/**
 * What is wrong with what was typed in of a passport: letters that are not Latin, an unknown country, an expiry before
 * `today`, a day in Asia/Shanghai. Blank fields are not judged.
 */
export const checkPassport = (passport: PassportFacts, today: string): FieldFault[] => {
  const faults = {
    latinName: nameFault(passport.latinName ?? ''),
    documentCountry: countryFault(passport.documentCountry ?? ''),
    documentExpiry: expiryFault(passport.documentExpiry ?? '', today),
  };
  return passportFields.flatMap((field) => {
    const code = faults[field];
    return code ? [{ field, code }] : [];
  });
};
