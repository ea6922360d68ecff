import { type ApiError, call } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { blankEnquiry, checkEnquiry, dayOf, type EnquiryDraft, enquiryForm } from '@portal/shared/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from './use-error-text.ts';

interface Problem {
  readonly field: string;
  readonly text: string;
}

type Sent = CallData<'POST /api/v1/enquiries'>;

/** Goes before the ids of the controls: the page around the form has its own `people`. */
export const fieldId = (field: string): string => `enquiry-${field}`;

/** A group's enquiry: what was typed in, what is wrong with it and to be shown now, and sending it. */
export const useEnquiry = (tourId: number | undefined) => {
  const [draft, setDraft] = useState(blankEnquiry);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState<{ count: number; problems: readonly Problem[] }>({
    count: 0,
    problems: [],
  });
  const [refused, setRefused] = useState<{ error: ApiError; draft: EnquiryDraft }>();
  const textOf = useErrorText();
  const form = enquiryForm(draft, tourId);
  const problems = checkEnquiry(form, dayOf(new Date())).map((fault) => ({
    field: fault.field,
    text: textOf(fault),
  }));
  const send = useMutation<Sent, ApiError>({
    mutationFn: () => call('POST /api/v1/enquiries', { body: form }),
    onError: (error) => {
      setRefused({ error, draft });
      const field = error.field && Object.hasOwn(draft, error.field) ? error.field : 'send';
      setAttempt({ count: attempt.count + 1, problems: [{ field: fieldId(field), text: error.message }] });
    },
  });
  const errorOf = (field: keyof EnquiryDraft): string | undefined => {
    if (refused?.error.field === field && refused.draft[field] === draft[field]) return refused.error.message;
    const shown = attempt.count > 0 || left.has(fieldId(field));
    return shown ? problems.find((problem) => problem.field === field)?.text : undefined;
  };
  return {
    draft,
    attempt,
    errorOf,
    busy: send.isPending,
    sent: send.data,
    change: (changes: Partial<EnquiryDraft>) => setDraft({ ...draft, ...changes }),
    leave: (id: string) => setLeft(new Set([...left, id])),
    submit: () => {
      setAttempt({
        count: attempt.count + 1,
        problems: problems.map(({ field, text }) => ({ field: fieldId(field), text })),
      });
      if (problems.length === 0 && !send.isPending) send.mutate();
    },
    /** Makes room for the next enquiry. */
    startOver: () => {
      setDraft(blankEnquiry);
      setLeft(new Set());
      setAttempt({ count: 0, problems: [] });
      send.reset();
    },
  };
};

export type Enquiry = ReturnType<typeof useEnquiry>;
