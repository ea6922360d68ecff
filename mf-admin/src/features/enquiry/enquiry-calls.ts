import { call, queryOf } from '@portal/shared/api';
import type { CallInput, EnquiryEvent } from '@portal/shared/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const page = 'GET /api/v1/enquiries/page';
const one = 'GET /api/v1/enquiries/:id';

/** One page of enquiries; while another one is on its way, the one before stays. */
export const useEnquiryPage = (query: CallInput<typeof page>['query']) =>
  useQuery({
    ...queryOf(page, { query: { ...query } }),
    placeholderData: keepPreviousData,
  });

/** An enquiry with its story, always asked anew: a colleague may be at it. */
export const useEnquiry = (id: number) => useQuery({ ...queryOf(one, { params: { id } }), staleTime: 0 });

export const useAssignees = () => useQuery(queryOf('GET /api/v1/enquiries/assignees', {}));

const useEnquiryChange = <T>(change: (input: T) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === page || key === one }),
  });
};

/** Takes an enquiry a step further. Refusals are told in the drawer. */
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
