export { AddressFields } from './address/address-fields.tsx';
export { useAddressErrorText } from './address/use-address-error-text.ts';
export { Countdown } from './countdown/countdown.tsx';
export { RefundTerms } from './travel/refund-terms.tsx';
export { TermLines } from './travel/term-lines.tsx';
export { type DocumentsAsked, TravellerFields } from './travel/traveller-fields.tsx';
export { useGroupText } from './travel/use-group-text.ts';
export { useLineName } from './travel/use-line-name.ts';
export { useDocumentName, usePassportText, useTravellerErrorText } from './travel/use-traveller-texts.ts';
