import type { CheckInTicket } from '@portal/shared/contract';
import { formatDay, formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import styles from './redeem.module.css';
import type { GateResult } from './redeem-calls.ts';
import { redeemMessages } from './redeem-messages.ts';

const TicketLines = ({ ticket }: { ticket: CheckInTicket }) => {
  const t = useMessages(redeemMessages);
  const text = useText();
  const language = useLanguage();
  const { usedAt, usedBy, visitor, day, from, to } = ticket;
  const at = usedAt && formatInstant(usedAt, language);
  return (
    <>
      <p className={styles.product}>
        {text(ticket.title)} · {text(ticket.type)}
      </p>
      <p>
        {[
          t('day', { day: formatDay(day, language) }),
          from && to && t('slot', { from, to }),
          visitor && t('visitor', { name: visitor }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {at && <p>{usedBy ? t('usedBy', { at, by: usedBy }) : t('usedAt', { at })}</p>}
      <p className={styles.number}>{ticket.ticketNo}</p>
    </>
  );
};

const titleKey = (result: GateResult) => {
  if (result.kind === 'in') return 'verdicts.in';
  return result.kind === 'stopped' ? (`verdicts.${result.ticket.verdict}` as const) : 'verdicts.unread';
};

/** The result of a check-in, readable at arm's length. */
export const ResultPanel = ({ result }: { result: GateResult | undefined }) => {
  const t = useMessages(redeemMessages);
  return (
    <div role="status" aria-atomic="true" className={styles.result} data-kind={result?.kind ?? 'waiting'}>
      {result ? (
        <>
          <p className={styles.verdict}>
            <Icon name={result.kind === 'in' ? 'check' : 'warning'} size={32} />
            {t(titleKey(result))}
          </p>
          {result.kind === 'unread' ? <p>{result.words}</p> : <TicketLines ticket={result.ticket} />}
        </>
      ) : (
        <p>{t('waiting')}</p>
      )}
    </div>
  );
};
