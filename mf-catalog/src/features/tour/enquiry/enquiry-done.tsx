import { useMessages } from '@portal/shared/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './enquiry.module.css';
import { enquiryMessages } from './enquiry-messages.ts';

/** The number of the enquiry, and what happens next. Takes focus, so that it is read out. */
export const EnquiryDone = ({ enquiryNo, phone }: { enquiryNo: string; phone: ReactNode }) => {
  const t = useMessages(enquiryMessages);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={styles.done}>
      <p>
        {t('done')} <strong className={styles.number}>{enquiryNo}</strong>
      </p>
      <p>{t('next')}</p>
      <p>{t('hurry')}</p>
      {phone}
    </div>
  );
};
