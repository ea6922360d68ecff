import type { RoleForm } from '@portal/shared/contract';
import { dataScopes } from '@portal/shared/rules';

type DataScope = NonNullable<RoleForm['dataScope']>;

/** A role as the form's controls hold it. */
export interface RoleValues {
  readonly name: string;
  readonly code: string;
  readonly dataScope: DataScope;
  readonly sort: number;
  readonly status: boolean;
  readonly version?: string;
}

export const newRole: RoleValues = { name: '', code: '', dataScope: dataScopes.self, sort: 1, status: true };

export const valuesOf = (form: RoleForm): RoleValues => ({
  name: form.name,
  code: form.code,
  dataScope: form.dataScope ?? dataScopes.self,
  sort: form.sort ?? 1,
  status: form.status !== 0,
  version: form.version,
});

export const bodyOf = ({ name, code, dataScope, sort, status, version }: RoleValues): RoleForm => ({
  name: name.trim(),
  code: code.trim(),
  dataScope,
  sort,
  status: status ? 1 : 0,
  version,
});

/** How a code must look; the server holds to the same. */
export const codePattern = /^[A-Za-z][\w-]{0,63}$/;
