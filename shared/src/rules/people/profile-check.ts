import type { ProfileForm } from '@portal/shared/contract';
import { isDay } from '../base/business-day.ts';
import type { FieldFault } from '../base/field-fault.ts';

const longestNickname = 30;

const nicknameFault = (nickname: string): FieldFault['code'] | undefined => {
  if (nickname === '') return 'required';
  return nickname.length > longestNickname || /[\p{Cc}\p{Bidi_C}]/u.test(nickname) ? 'invalid' : undefined;
};

const birthdayFault = (birthday: string, today: string): FieldFault['code'] | undefined => {
  if (!isDay(birthday) || birthday < '1900-01-01') return 'invalid';
  return birthday > today ? 'future' : undefined;
};

/** A profile without spaces around the nickname. */
export const trimProfile = (form: ProfileForm): ProfileForm => ({ ...form, nickname: form.nickname.trim() });

/**
 * What is wrong with a trimmed profile: a nickname has 1 to 30 characters that can be seen, a birthday is a day since
 * 1900 that is not after `today`, a day in Asia/Shanghai.
 */
export const checkProfile = ({ nickname, birthday }: ProfileForm, today: string): FieldFault[] => {
  const faults = {
    nickname: nicknameFault(nickname),
    birthday: birthday === null ? undefined : birthdayFault(birthday, today),
  };
  return Object.entries(faults).flatMap(([field, code]) => (code ? [{ field, code }] : []));
};
