import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { enquiryMessages } from './enquiry-messages.ts';
import { useEnquiry } from './use-enquiry.ts';

interface EnquiryButtonProps {
  /** The tour the group is looking at. */
  readonly tourId?: number;
  readonly phone: ReactNode;
}

/** Opens the enquiry form of a group. The input is kept when it is closed before sending. */
export const EnquiryButton = ({ tourId, phone }: EnquiryButtonProps) => {
  const t = useMessages(enquiryMessages);
  const [open, setOpen] = useState(false);
  const enquiry = useEnquiry(tourId);
  const close = () => {
    setOpen(false);
    if (enquiry.sent) enquiry.startOver();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {open && <EnquiryDialog enquiry={enquiry} onClose={close} phone={phone} />}
    </>
  );
};
