import { call, queryOf } from '@portal/shared/api';
import type { EnquiryEvent } from '@portal/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const page = 'GET /api/v1/enquiries/page';
const one = 'GET /api/v1/enquiries/:id';

/** An enquiry with its history, never cached, as a colleague may be editing it. */
export const useEnquiry = (id: number) => useQuery({ ...queryOf(one, { params: { id } }), staleTime: 0 });

export const useAssignees = () => useQuery(queryOf('GET /api/v1/enquiries/assignees', {}));

export const useAssigneeOptions = () =>
  (useAssignees().data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

const useEnquiryChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === page || key === one }),
  });
};

/** Moves an enquiry to its next state. The drawer shows refusals. */
export const useTakeFurther = (id: number) =>
  useEnquiryChange((body: { event: EnquiryEvent; note?: string; version: string }) =>
    call('PUT /api/v1/enquiries/:id/state', { params: { id }, body }),
  );

export const useAssign = (id: number) =>
  useEnquiryChange((body: { assigneeId: number | null; version: string }) =>
    call('PUT /api/v1/enquiries/:id/assignee', { params: { id }, body }),
  );

export const useAddNote = (id: number) =>
  useEnquiryChange((text: string) =>
    call('POST /api/v1/enquiries/:id/notes', { params: { id }, body: { text } }),
  );
