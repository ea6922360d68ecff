import { call, queryOf } from '@portal/shared/api';
import type { CallInput, UserForm } from '@portal/shared/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeleteRecords, useSetStatus, useStoredForm } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const page = 'GET /api/v1/users/page';
const outdated = [page] as const;

export const useRoles = () => useQuery(queryOf('GET /api/v1/roles/options', {}));

/** A user as the form edits it, never cached: somebody else may have changed it. */
export const useUserForm = (id: number | undefined) => useStoredForm('GET /api/v1/users/:id/form', id);

/** Adds a user, or changes the one with this id; a new user's initial password is in the data. */
export const useSaveUser = (id: number | undefined) =>
  useChange(outdated, (body: UserForm) =>
    id === undefined
      ? call('POST /api/v1/users', { body })
      : call('PUT /api/v1/users/:id', { params: { id }, body }),
  );

export const useSetUserStatus = () => useSetStatus('PATCH /api/v1/users/:id/status', outdated);

export const useDeleteUsers = () => useDeleteRecords('DELETE /api/v1/users/:id', outdated);

/** Sets a generated password; the response is the only place where it is shown. */
export const useResetPassword = (id: number) =>
  useMutation({
    mutationFn: () =>
      call('PATCH /api/v1/users/:id/password', { params: { id }, query: {}, body: { random: true } }),
  });

export const exportUsers = (query: CallInput<'GET /api/v1/users/_export'>['query']) =>
  call('GET /api/v1/users/_export', { query });

export const useTemplate = () => useMutation({ mutationFn: () => call('GET /api/v1/users/template', {}) });
