const mainland = '1[3-9]\\d{9}';

/**
 * The form of a mobile number as it is stored, as the source of a regular expression: eleven digits in mainland China,
 * elsewhere `+`, calling code and number.
 */
export const phonePattern = `${mainland}|\\+([1-79]\\d|8[0-57-9])\\d{4,13}`;

const mainlandMobile = new RegExp(`^${mainland}$`);
const storedPhone = new RegExp(`^(${phonePattern})$`);

/** Whether the text is a mobile number of mainland China. */
export const isMobile = (text: string): boolean => mainlandMobile.test(text);

/** Whether the text has the form of `phonePattern`. `@portal/shared/phone` knows which numbers exist. */
export const isPhone = (text: string): boolean => storedPhone.test(text);

/** Whether text messages reach a number: those of mainland China always, others by their calling codes. */
export const isTexted = (phone: string, callingCodes: readonly string[]): boolean =>
  !phone.startsWith('+') || callingCodes.some((code) => phone.startsWith(`+${code}`));
