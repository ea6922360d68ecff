import type { UserForm } from '@portal/shared/contract';

/** A user as the form's controls hold it. */
export interface UserValues {
  readonly username: string;
  readonly nickname: string;
  readonly deptId?: number;
  readonly roleIds: readonly number[];
  readonly gender: 0 | 1 | 2;
  readonly mobile: string;
  readonly email: string;
  readonly status: boolean;
  /** Which state of the user the form was filled from. */
  readonly version?: string;
}

/** A form for somebody new, in the department that is being looked at. */
export const newUser = (deptId?: number): UserValues => ({
  username: '',
  nickname: '',
  deptId,
  roleIds: [],
  gender: 0,
  mobile: '',
  email: '',
  status: true,
});

export const valuesOf = (form: UserForm): UserValues => ({
  username: form.username,
  nickname: form.nickname,
  deptId: form.deptId ?? undefined,
  roleIds: form.roleIds,
  gender: form.gender ?? 0,
  mobile: form.mobile ?? '',
  email: form.email ?? '',
  status: form.status !== 0,
  version: form.version,
});

/** The values as the server takes them; what was emptied is sent as null, so that it becomes empty there too. */
export const bodyOf = (values: UserValues): UserForm => ({
  username: values.username.trim(),
  nickname: values.nickname.trim(),
  deptId: values.deptId ?? null,
  roleIds: [...values.roleIds],
  gender: values.gender,
  mobile: values.mobile.trim() || null,
  email: values.email.trim() || null,
  status: values.status ? 1 : 0,
  version: values.version,
});

/** How the fields must look; the server holds to the same. */
export const patterns = {
  username: /^[\w.@-]{1,64}$/,
  nickname: /^(?=.*\S).{1,64}$/u,
  mobile: /^(1[3-9]\d{9})?$/,
  email: /^(?=.{0,128}$)([^@\s]+@[^@\s]+\.[^@\s]+)?$/,
} as const;
