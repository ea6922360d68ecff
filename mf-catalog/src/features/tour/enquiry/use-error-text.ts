import { useMessages } from '@portal/shared/i18n';
import type { EnquiryFault } from '@portal/shared/rules';
import { enquiryMessages } from './enquiry-messages.ts';

/** What is wrong with a field of an enquiry, in words. */
export const useErrorText = () => {
  const t = useMessages(enquiryMessages);
  const missing: Partial<Record<EnquiryFault['field'], string>> = {
    organisation: t('missing.organisation'),
    people: t('missing.people'),
    contactName: t('missing.contactName'),
    mobile: t('missing.mobile'),
  };
  const invalid: typeof missing = {
    people: t('invalid.people'),
    travelDay: t('invalid.travelDay'),
    mobile: t('invalid.mobile'),
    email: t('invalid.email'),
  };
  return ({ field, code }: EnquiryFault): string =>
    (code === 'past' ? t('past') : (code === 'required' ? missing : invalid)[field]) ?? '';
};
