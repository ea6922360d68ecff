import { call, queryOf } from '@portal/shared/api';
import type { EnquiryEvent } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const page = 'GET /api/v1/enquiries/page';
const one = 'GET /api/v1/enquiries/:id';
const outdated = [page, one] as const;

/** An enquiry with its history, never cached, as a colleague may be editing it. */
export const useEnquiry = (id: number) => useQuery({ ...queryOf(one, { params: { id } }), staleTime: 0 });

export const useAssignees = () => useQuery(queryOf('GET /api/v1/enquiries/assignees', {}));

export const useAssigneeOptions = () =>
  (useAssignees().data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** Moves an enquiry to its next state. The drawer shows refusals. */
export const useTakeFurther = (id: number) =>
  useChange(outdated, (body: { event: EnquiryEvent; note?: string; version: string }) =>
    call('PUT /api/v1/enquiries/:id/state', { params: { id }, body }),
  );

export const useAssign = (id: number) =>
  useChange(outdated, (body: { assigneeId: number | null; version: string }) =>
    call('PUT /api/v1/enquiries/:id/assignee', { params: { id }, body }),
  );

export const useAddNote = (id: number) =>
  useChange(outdated, (text: string) =>
    call('POST /api/v1/enquiries/:id/notes', { params: { id }, body: { text } }),
  );
