import { Countdown, invalidateOrders, waitlistTones } from '@portal/shared/booking';
import type { WaitlistEntry } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { isOpenWaitlistEntry } from '@portal/shared/rules';
import { Button, Card, LinkButton, Tag } from '@portal/shared/ui';
import { PictureRow } from '#src/frame/picture-row.tsx';
import { useEntryWords, useLeave } from './use-waitlist.ts';
import styles from './waitlist.module.css';
import { waitlistMessages } from './waitlist-messages.ts';

interface EntryProps {
  readonly entry: WaitlistEntry;
}

const Words = ({ entry }: EntryProps) => {
  const t = useMessages(waitlistMessages);
  const language = useLanguage();
  const { title, day } = useEntryWords(entry);
  const { tourId, state, position, offerUntil, adults, children, createdAt } = entry;
  return (
    <>
      <h2 className={styles.title}>
        <Link to={paths.tour(tourId)}>{title}</Link>
      </h2>
      <p>
        {t('day', { day })} · {t('people', { count: adults + children })}
      </p>
      <p className={styles.soft}>{t('joined', { at: formatInstant(createdAt, language) })}</p>
      <p className={styles.state}>
        <Tag tone={waitlistTones[state]}>{t(`states.${state}`)}</Tag>
        {position !== null && <span>{t('position', { position })}</span>}
        {offerUntil !== null && (
          <Countdown until={offerUntil} label={t('heldFor')} onEnd={() => void invalidateOrders()} />
        )}
      </p>
    </>
  );
};

const Actions = ({ entry }: EntryProps) => {
  const t = useMessages(waitlistMessages);
  const { ask, busy } = useLeave(entry);
  const words = useEntryWords(entry);
  const { tourId: id, skuId, day, adults, children, state, orderNo } = entry;
  return (
    <>
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
      {isOpenWaitlistEntry(entry) && (
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
    </>
  );
};

/** One waiting list of the member, with what can be done. */
export const WaitlistCard = ({ entry }: EntryProps) => (
  <Card as="article">
    <PictureRow picture={entry.picture} actions={<Actions entry={entry} />}>
      <Words entry={entry} />
    </PictureRow>
  </Card>
);
