import { call } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { useForm } from '@portal/shared/forms';
import { blankEnquiry, checkEnquiry, dayOf, enquiryForm } from '@portal/shared/rules';
import { useState } from 'react';
import { useErrorText } from './use-error-text.ts';

const idPrefix = 'enquiry-';

/** The id of a control: the page around the form has its own `people`. */
export const fieldId = (field: string): string => idPrefix + field;

/** The enquiry form of a group. */
export const useEnquiry = (tourId: number | undefined) => {
  const [sent, setSent] = useState<CallData<'POST /api/v1/enquiries'>>();
  const textOf = useErrorText();
  const form = useForm({
    initial: blankEnquiry,
    validate: (draft) =>
      checkEnquiry(enquiryForm(draft, tourId), dayOf(new Date())).map((fault) => ({
        field: fault.field,
        text: textOf(fault),
      })),
    fallback: 'send',
    idPrefix,
  });
  const send = async () => {
    setSent(await call('POST /api/v1/enquiries', { body: enquiryForm(form.values, tourId) }));
  };
  const startOver = () => {
    form.reset();
    setSent(undefined);
  };
  return { ...form, sent, submit: () => form.submit(send), startOver };
};

export type Enquiry = ReturnType<typeof useEnquiry>;
