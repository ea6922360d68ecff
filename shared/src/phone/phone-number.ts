import { isMobile } from '@portal/shared/rules';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';

/** Without the marks that people put between digits, and in mainland China without its calling code. */
const plain = (text: string): string =>
  text
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+86(?=1[3-9]\d{9}$)/, '');

/**
 * A mobile number as it is stored: of mainland China eleven digits, of other countries E.164. Undefined when its
 * country has no such number, or for digits without a calling code that are not of mainland China.
 */
export const normalPhone = (text: string): string | undefined => {
  const typed = plain(text);
  if (isMobile(typed)) return typed;
  if (!typed.startsWith('+') || typed.startsWith('+86')) return undefined;
  const parsed = parsePhoneNumberFromString(typed);
  return parsed?.isValid() ? parsed.number : undefined;
};

/** Whether a text is a mobile number as it is stored, and its country has such a number. */
export const isRealPhone = (text: string): boolean => normalPhone(text) === text;

/** Without these, the countries that share a calling code would be found by the alphabet. */
const largest: readonly CountryCode[] = ['US', 'RU'];

const isOf = (value: string, country: CountryCode): boolean =>
  value.startsWith(`+${getCountryCallingCode(country)}`);

const countryOf = (value: string): CountryCode | undefined =>
  parsePhoneNumberFromString(value)?.country ??
  [...largest, ...getCountries()].find((country) => isOf(value, country));

/** The calling code of a country: `86`. */
export const callingCodeOf = (country: CountryCode): string => getCountryCallingCode(country);

interface SplitPhone {
  /** Undefined while a calling code is being typed. */
  readonly country: CountryCode | undefined;
  /** What is left for the field beside the country. */
  readonly national: string;
}

/** The country of what was typed so far, and the rest of it. `chosen` counts if several share the calling code. */
export const splitPhone = (value: string, chosen: CountryCode = 'CN'): SplitPhone => {
  if (!value.startsWith('+')) return { country: value === '' ? chosen : 'CN', national: value };
  const country = isOf(value, chosen) ? chosen : countryOf(value);
  return country
    ? { country, national: value.slice(getCountryCallingCode(country).length + 1) }
    : { country, national: value };
};

/**
 * What was typed in the field of a country, as the value of the form: as it is stored, once it is a whole number. A
 * text with a calling code of its own keeps it.
 */
export const joinPhone = (country: CountryCode, typed: string): string => {
  const text = typed.trim();
  const isWhole = text === '' || country === 'CN' || /^(\+|00)/.test(text);
  const joined = isWhole ? text : `+${getCountryCallingCode(country)}${text}`;
  return normalPhone(joined) ?? joined;
};
