import { isUsername } from '@portal/shared/rules';
import { captchaFault, codeFault, type FaultWord, passwordFault, targetFault } from '../verification/field-errors.ts';

export interface RegisterValues {
  readonly username: string;
  readonly mobile: string;
  readonly verifyCode: string;
  readonly code: string;
  readonly password: string;
  readonly termsAccepted: boolean;
}

export const blankRegistration: RegisterValues = {
  username: '',
  mobile: '',
  verifyCode: '',
  code: '',
  password: '',
  termsAccepted: false,
};

/** What must be right to register. The captcha was for the code. */
export const sentFields = ['username', 'mobile', 'code', 'password', 'termsAccepted'] as const;

/** What is wrong with a registration before it is sent, by field: the names of the words that say so. */
export const checkRegistration = (
  values: RegisterValues,
): Partial<Record<keyof RegisterValues, FaultWord | undefined>> => ({
  username: isUsername(values.username.trim()) ? undefined : 'fault.username',
  mobile: targetFault('sms', values.mobile.trim()),
  verifyCode: captchaFault(values.verifyCode),
  code: codeFault(values.code.trim()),
  password: passwordFault(values.password, values.username),
  termsAccepted: values.termsAccepted ? undefined : 'fault.terms',
});
