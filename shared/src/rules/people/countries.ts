import type { Language } from '@portal/shared/contract';
import en from './country-names.en.json' with { type: 'json' };
import zh from './country-names.zh-cn.json' with { type: 'json' };

const codes =
  'CN HK MO TW AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF ' +
  'CG CH CI CK CL CM CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FR GA GB GD GE GG GH GI GM ' +
  'GN GQ GR GT GW GY HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI ' +
  'LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NU NZ OM PA ' +
  'PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH ' +
  'TJ TL TM TN TO TR TT TV TZ UA UG US UY UZ VA VC VE VG VN VU WS YE ZA ZM ZW';

/** The countries and regions that issue passports, by two letters (ISO 3166-1); China comes first. */
export const countryCodes: readonly string[] = codes.split(' ');

/** The names that Chinese agencies use in place of those of ICU. */
const own: Readonly<Record<Language, Readonly<Record<string, string>>>> = { 'zh-cn': zh, en };

/** Names countries and regions by two letters (ISO 3166-1), in a language: `HK` is 中国香港. */
export const countryNames = (language: Language): ((code: string) => string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (code) => own[language][code] ?? names.of(code) ?? code;
};
