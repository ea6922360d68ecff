import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import { useMessages, useText } from '@portal/shared/i18n';
import { Button, PhoneLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import styles from './contact.module.css';
import { contactMessages } from './contact-messages.ts';

interface DoneProps {
  readonly enquiryNo: string;
  readonly onAgain: () => void;
}

/** The number of the message, when it is answered and what happens next. Takes focus, so that it is read out. */
export const ContactDone = ({ enquiryNo, onAgain }: DoneProps) => {
  const t = useMessages(contactMessages);
  const text = useText();
  const orgCode = readConfig().ORGCODE;
  const { data: info } = useQuery(queryOf('GET /api/travelInfo/getByOrgCode', { query: { orgCode } }));
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <div className={styles.done}>
      <div ref={area} tabIndex={-1} role="status">
        <h3>{t('done.title')}</h3>
        <p>
          {t('done.number')} <strong className={styles.number}>{enquiryNo}</strong>
        </p>
        {info && <p>{t('done.answer', { hours: text(info.hours) })}</p>}
        <p>{t('done.next')}</p>
        {info && (
          <p>
            {t('done.urgent')} <PhoneLink phone={info.phone} />
          </p>
        )}
      </div>
      <Button kind="quiet" onClick={onAgain}>
        {t('done.another')}
      </Button>
    </div>
  );
};
