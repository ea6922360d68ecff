import type { Language } from '@portal/shared/contract';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import en from './country-names.en.json' with { type: 'json' };
import zh from './country-names.zh-cn.json' with { type: 'json' };

/** A country or region by its ISO code: `CN`, `HK`. */
export type Country = CountryCode;

/** A country or region with its name and calling code. */
export interface NamedCountry {
  readonly code: Country;
  readonly callingCode: string;
  readonly name: string;
  /** What a search finds it by: its names in both languages, and its ISO code. */
  readonly words: string;
}

/** The names that Chinese agencies use in place of those of ICU. */
const own: Readonly<Record<Language, Partial<Record<Country, string>>>> = { 'zh-cn': zh, en };

/** First in the list. */
const nearest: readonly Country[] = ['CN', 'HK', 'MO', 'TW'];

/** The names of countries and regions in a language. */
const namesIn = (language: Language): ((code: Country) => string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code) => own[language][code] ?? names.of(code) ?? code;
};

/** The name of a country or region. */
export const countryName = (code: Country, language: Language): string => namesIn(language)(code);

const placeOf = (code: Country): number => {
  const place = nearest.indexOf(code);
  return place < 0 ? nearest.length : place;
};

/** All countries and regions with mobile numbers: mainland China and its neighbours first, the others by name. */
export const listCountries = (language: Language): readonly NamedCountry[] => {
  const [chinese, english] = [namesIn('zh-cn'), namesIn('en')];
  const nameOf = language === 'en' ? english : chinese;
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((code) => ({
      code,
      callingCode: getCountryCallingCode(code),
      name: nameOf(code),
      words: `${chinese(code)} ${english(code)} ${code}`.toLowerCase(),
    }))
    .sort((one, other) => placeOf(one.code) - placeOf(other.code) || compare(one.name, other.name));
};

/** The countries whose calling code begins with the digits that were typed, or whose names have the text in them. */
export const findCountries = (countries: readonly NamedCountry[], typed: string): readonly NamedCountry[] => {
  const text = typed.trim().toLowerCase();
  const [, digits] = /^(?:\+|00)?(\d{1,3})$/.exec(text) ?? [];
  return countries.filter(({ callingCode, words }) =>
    digits === undefined ? words.includes(text) : callingCode.startsWith(digits),
  );
};
