import type { Language } from '@portal/shared/contract';
import { countryNames } from '@portal/shared/rules';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

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

/** Numbers of `CN` are of the mainland: its regions have calling codes of their own. */
const mainland: Readonly<Record<Language, string>> = { 'zh-cn': '中国大陆', en: 'Mainland China' };

/** First in the list. */
const nearest: readonly Country[] = ['CN', 'HK', 'MO', 'TW'];

const namesIn = (language: Language): ((code: Country) => string) => {
  const nameOf = countryNames(language);
  return (code) => (code === 'CN' ? mainland[language] : nameOf(code));
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
