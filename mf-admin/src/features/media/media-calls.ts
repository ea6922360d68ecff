import { call, queryOf } from '@portal/shared/api';
import type { MediaForm } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeleteRecords, useStoredForm } from '#src/api/record-calls.ts';
import { useChange } from '#src/api/use-change.ts';

const outdated = ['GET /api/v1/media/page'] as const;

/** The form of a picture, never cached, as another user may have changed it. */
export const useMediaForm = (id: number) => useStoredForm('GET /api/v1/media/:id/form', id);

/** What shows a picture now. */
export const useMediaUses = (id: number) =>
  useQuery({ ...queryOf('GET /api/v1/media/:id/uses', { params: { id } }), staleTime: 0 });

export const useSaveMedia = (id: number) =>
  useChange(outdated, (body: MediaForm) => call('PUT /api/v1/media/:id', { params: { id }, body }));

export const useDeleteMedia = () => useDeleteRecords('DELETE /api/v1/media/:id', outdated);
