export { type Country, countryName, findCountries, listCountries, type NamedCountry } from './countries.ts';
export { callingCodeOf, isRealPhone, joinPhone, normalPhone, splitPhone } from './phone-number.ts';
