import type { RoleForm, RoleRow } from '@portal/shared/contract';
import { dataScopes, isProtectedRole, rootRole } from '@portal/shared/rules';
import { useDepartments } from '#src/api/use-departments.ts';
import { defineForm } from '#src/form/define-form.ts';
import { radio, trees } from '#src/form/kinds/choice.tsx';
import { sort } from '#src/form/kinds/number.tsx';
import { flag, status } from '#src/form/kinds/switch.tsx';
import { code, text } from '#src/form/kinds/text.tsx';
import { roleMessages } from '../role-messages.ts';
import { useScopes } from '../use-scopes.ts';

export const roleForm = defineForm<RoleForm>()({
  kind: 'role',
  messages: roleMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ name }) => name,
  fields: [
    text('name', 'form.name', { required: true, max: 64 }),
    code('code', 'form.code', 'form.codeHint'),
    radio('dataScope', 'form.scope', {
      blank: dataScopes.self,
      hint: 'form.scopeHint',
      vertical: true,
      useChoices: () => ({ data: useScopes() }),
    }),
    {
      ...trees('deptIds', 'form.depts', {
        required: true,
        placeholder: 'form.deptsHint',
        when: ({ dataScope }) => dataScope === dataScopes.chosen,
        useChoices: useDepartments,
      }),
      writeHidden: () => undefined,
    },
    flag('publishApproval', 'form.publishApproval', {
      ...{ blank: false, on: 'form.needed', off: 'form.notNeeded' },
      hint: 'form.publishApprovalHint',
    }),
    sort('form.sort', 'form.sortHint'),
    status(),
  ],
});

/** Built-in roles keep their code and stay enabled; the root role keeps its data scope. */
export const statesOf = (role: Pick<RoleRow, 'code'> | undefined) =>
  role && isProtectedRole(role.code)
    ? ({
        code: { disabled: true, hint: 'form.codeKept' },
        dataScope: { disabled: role.code === rootRole },
        status: { disabled: true },
      } as const)
    : undefined;
