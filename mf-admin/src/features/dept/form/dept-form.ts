import type { DeptForm } from '@portal/shared/contract';

/** A department as the form's controls hold it; `parentId` 0 is the top. */
export interface DeptValues {
  readonly parentId: number;
  readonly name: string;
  readonly sort: number;
  readonly status: boolean;
  readonly version?: string;
}

export const newDept = (parentId: number): DeptValues => ({ parentId, name: '', sort: 1, status: true });

export const valuesOf = ({ parentId, name, sort, status, version }: DeptForm): DeptValues => ({
  parentId,
  name,
  sort: sort ?? 1,
  status: status !== 0,
  version,
});

export const bodyOf = ({ parentId, name, sort, status, version }: DeptValues): DeptForm => ({
  parentId,
  name: name.trim(),
  sort,
  status: status ? 1 : 0,
  version,
});
