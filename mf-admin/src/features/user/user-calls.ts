import { call, queryOf } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeleteRecords, useSaveRecord, useSetStatus, useStoredForm } from '#src/api/record-calls.ts';

const page = 'GET /api/v1/users/page';
const outdated = [page] as const;

export const useDepartments = () => useQuery(queryOf('GET /api/v1/dept/options', {}));

export const useRoles = () => useQuery(queryOf('GET /api/v1/roles/options', {}));

/** A user as the form edits it, never cached: somebody else may have changed it. */
export const useUserForm = (id: number | undefined) => useStoredForm('GET /api/v1/users/:id/form', id);

/** Adds a user, or changes the one with this id. */
export const useSaveUser = (id: number | undefined) =>
  useSaveRecord('POST /api/v1/users', 'PUT /api/v1/users/:id', id, outdated);

export const useSetUserStatus = () => useSetStatus('PATCH /api/v1/users/:id/status', outdated);

export const useDeleteUsers = () => useDeleteRecords('DELETE /api/v1/users/:id', outdated);

export const useSetPassword = (id: number) =>
  useMutation({
    mutationFn: (password: string) =>
      call('PATCH /api/v1/users/:id/password', { params: { id }, query: { password } }),
  });

export const exportUsers = (query: CallInput<'GET /api/v1/users/_export'>['query']) =>
  call('GET /api/v1/users/_export', { query });

export const useTemplate = () => useMutation({ mutationFn: () => call('GET /api/v1/users/template', {}) });
