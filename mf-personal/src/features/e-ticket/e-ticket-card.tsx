import type { ETicket } from '@portal/shared/contract';
import { formatDay, formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Tag, type Tone } from '@portal/shared/ui';
import { QrCode } from '#src/qr-code.tsx';
import styles from './e-ticket.module.css';
import { eTicketMessages } from './e-ticket-messages.ts';

const tones: Readonly<Record<ETicket['state'], Tone>> = {
  ISSUED: 'sea',
  USED: 'good',
  EXPIRED: 'sand',
  VOID: 'sand',
};

interface TicketProps {
  readonly ticket: ETicket;
}

/** Why there is no code to show. */
const Worthless = ({ ticket: { state, usedAt } }: TicketProps) => {
  const t = useMessages(eTicketMessages);
  const language = useLanguage();
  const used = usedAt && t('used', { at: formatInstant(usedAt, language) });
  return <p className={styles.worthless}>{used ?? t(state === 'ISSUED' ? 'held' : `states.${state}`)}</p>;
};

/** A visitor's ticket with its code, as long as it lets somebody in. `place` counts from 1. */
export const ETicketCard = ({ ticket, place }: TicketProps & { readonly place: number }) => {
  const t = useMessages(eTicketMessages);
  const text = useText();
  const language = useLanguage();
  const { ticketNo, title, type, visitor, day, from, to, code, state } = ticket;
  const holder = visitor ?? t('anyone', { place });
  return (
    <li className={styles.ticket}>
      <div className={styles.code}>
        {code ? <QrCode text={code} label={t('code', { visitor: holder })} /> : <Worthless ticket={ticket} />}
      </div>
      <div className={styles.words}>
        <p className={styles.holder}>
          <strong>{holder}</strong> <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        </p>
        <p>
          {text(title)} · {text(type)}
        </p>
        <p>
          {formatDay(day, language, { year: true })}
          {from && ` ${from}–${to ?? ''}`}
        </p>
        <p className={styles.soft}>{t('number', { ticketNo })}</p>
      </div>
    </li>
  );
};
