import type { UserForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useDepartments } from '#src/api/use-departments.ts';
import { defineForm } from '#src/form/define-form.ts';
import { multiple, radio, tree } from '#src/form/kinds/choice.tsx';
import { status } from '#src/form/kinds/switch.tsx';
import { email, mobile, text } from '#src/form/kinds/text.tsx';
import { useRoles } from '../user-calls.ts';
import { userMessages } from '../user-messages.ts';

/** How a username must look; the server holds to the same. */
export const usernamePattern = /^[\w.@-]{1,64}$/;

const genders = [
  [1, 'male'],
  [2, 'female'],
  [0, 'unknown'],
] as const;

const useGenders = () => {
  const t = useMessages(userMessages);
  return { data: genders.map(([value, name]) => ({ value, label: t(`form.genders.${name}`) })) };
};

export const userForm = defineForm<UserForm>()({
  kind: 'user',
  messages: userMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ nickname }) => nickname,
  done: { added: 'done.added', saved: 'done.saved' },
  fields: [
    text('username', 'form.username', {
      required: true,
      max: 64,
      pattern: usernamePattern,
      fault: 'faults.username',
    }),
    text('nickname', 'form.nickname', { required: true, max: 64 }),
    tree('deptId', 'form.dept', { placeholder: 'form.deptHint', useChoices: useDepartments }),
    multiple('roleIds', 'form.roles', {
      required: true,
      placeholder: 'form.rolesHint',
      useChoices: useRoles,
    }),
    radio('gender', 'form.gender', { blank: 0, useChoices: useGenders }),
    mobile('mobile', 'form.mobile', { fault: 'faults.mobile' }),
    email('email', 'form.email', { fault: 'faults.email' }),
    status(),
  ],
});
