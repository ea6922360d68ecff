import { Countdown, invalidateOrders } from '@portal/shared/booking';
import type { Departure, WaitlistEntry } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { offerHours } from '@portal/shared/rules';
import { useOwnEntry } from './use-waitlist.ts';
import styles from './waitlist.module.css';
import { waitlistMessages } from './waitlist-messages.ts';

const Own = ({ entry }: { entry: WaitlistEntry }) => {
  const t = useMessages(waitlistMessages);
  const { position, offerUntil, adults, children } = entry;
  if (position !== null) return <p role="status">{t('waiting', { position })}</p>;
  return (
    <>
      <p role="status">{t('offered', { count: adults + children })}</p>
      {offerUntil !== null && (
        <p>
          <Countdown until={offerUntil} label={t('left')} onEnd={() => void invalidateOrders()} />
        </p>
      )}
    </>
  );
};

/** What a sold-out departure offers: how waiting works, or the member's place on its list. */
export const WaitlistNote = ({ departure }: { departure: Departure }) => {
  const t = useMessages(waitlistMessages);
  const { entry } = useOwnEntry(departure);
  return (
    <div className={styles.note}>
      <strong>{t('soldOut')}</strong>
      {entry ? <Own entry={entry} /> : <p>{t('how', { hours: offerHours })}</p>}
    </div>
  );
};
