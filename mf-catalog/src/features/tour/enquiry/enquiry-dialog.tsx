import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, FormErrors } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './enquiry.module.css';
import { EnquiryDone } from './enquiry-done.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { enquiryMessages } from './enquiry-messages.ts';
import { type Enquiry, fieldId } from './use-enquiry.ts';

interface EnquiryDialogProps {
  readonly enquiry: Enquiry;
  readonly onClose: () => void;
  /** The agency's number, for those in a hurry. */
  readonly phone: ReactNode;
}

const EnquiryForm = ({ enquiry, id }: { enquiry: Enquiry; id: string }) => {
  const t = useMessages(enquiryMessages);
  return (
    <form
      id={id}
      noValidate
      className={styles.form}
      onBlur={({ target }) => enquiry.touch(target.id)}
      onSubmit={(event) => {
        event.preventDefault();
        enquiry.submit();
      }}
    >
      <p className={styles.lead}>{t('lead')}</p>
      <FormErrors errors={enquiry.summary} attempt={enquiry.attempt} />
      <EnquiryFields enquiry={enquiry} />
    </form>
  );
};

/** A group tells who it is and when it wants to travel, and gets a number for it. */
export const EnquiryDialog = ({ enquiry, onClose, phone }: EnquiryDialogProps) => {
  const t = useMessages(enquiryMessages);
  const formId = useId();
  const { sent, busy } = enquiry;
  const buttons = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button id={fieldId('send')} type="submit" form={formId} busy={busy}>
        {t('send')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={sent ? t('doneTitle') : t('open')}
      footer={sent ? <Button onClick={onClose}>{t('close')}</Button> : buttons}
    >
      {sent ? (
        <EnquiryDone enquiryNo={sent.enquiryNo} phone={phone} />
      ) : (
        <EnquiryForm enquiry={enquiry} id={formId} />
      )}
    </Dialog>
  );
};
