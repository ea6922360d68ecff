import { Countdown } from '@portal/shared/booking';
import type { WaitlistEntry, WaitlistState } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Button, Card, LinkButton, Picture, Tag, type Tone } from '@portal/shared/ui';
import { invalidateWaitlist, isOpen, useEntryWords, useLeave } from './use-waitlist.ts';
import styles from './waitlist.module.css';
import { waitlistMessages } from './waitlist-messages.ts';

interface EntryProps {
  readonly entry: WaitlistEntry;
}

const tones: Readonly<Record<WaitlistState, Tone>> = {
  WAITING: 'sea',
  OFFERED: 'coral',
  USED: 'good',
  EXPIRED: 'sand',
  LEFT: 'sand',
  ENDED: 'sand',
};

const Words = ({ entry }: EntryProps) => {
  const t = useMessages(waitlistMessages);
  const language = useLanguage();
  const { title, day } = useEntryWords(entry);
  const { tourId, state, position, offerUntil, adults, children, createdAt } = entry;
  return (
    <div className={styles.words}>
      <h2>
        <Link to={paths.tour(tourId)}>{title}</Link>
      </h2>
      <p>
        {t('day', { day })} · {t('people', { count: adults + children })}
      </p>
      <p className={styles.soft}>{t('joined', { at: formatInstant(createdAt, language) })}</p>
      <p className={styles.state}>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        {position !== null && <span>{t('position', { position })}</span>}
        {offerUntil !== null && (
          <Countdown until={offerUntil} label={t('heldFor')} onEnd={() => void invalidateWaitlist()} />
        )}
      </p>
    </div>
  );
};

const Actions = ({ entry }: EntryProps) => {
  const t = useMessages(waitlistMessages);
  const { ask, busy } = useLeave(entry);
  const words = useEntryWords(entry);
  const { tourId: id, skuId, day, adults, children, state, orderNo } = entry;
  return (
    <div className={styles.actions}>
      {state === 'OFFERED' && (
        <LinkButton kind="book" to={paths.tourPreview({ id, skuId, day, adults, children })}>
          {t('book')}
        </LinkButton>
      )}
      {orderNo !== null && (
        <LinkButton kind="quiet" size="small" to={paths.order('tour', orderNo)}>
          {t('order')}
        </LinkButton>
      )}
      {isOpen(entry) && (
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          aria-label={t('leave.named', words)}
          onClick={() => void ask()}
        >
          {t('leave.action')}
        </Button>
      )}
    </div>
  );
};

/** One waiting list of the member, with what can be done. */
export const WaitlistCard = ({ entry }: EntryProps) => (
  <Card as="article" padded className={styles.card}>
    <div className={styles.picture}>
      <Picture src={entry.picture} alt="" width={1200} height={900} sizes="160px" />
    </div>
    <Words entry={entry} />
    <Actions entry={entry} />
  </Card>
);
