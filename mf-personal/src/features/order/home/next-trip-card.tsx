import { CalendarButton } from '@portal/shared/booking';
import type { NextTrip } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { dayOf, daysBetween } from '@portal/shared/rules';
import { Card, EmptyState, Icon, LinkButton, Picture } from '@portal/shared/ui';
import { useOrderFacts, useOrderTitle } from '../use-order-text.ts';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';

interface TripProps {
  readonly trip: NextTrip;
}

/** How long it is until then, by the days of Shanghai. */
const Countdown = ({ trip: { kind, travelDay } }: TripProps) => {
  const t = useMessages(homeMessages);
  if (kind === 'goods' || travelDay === null) return null;
  const days = daysBetween(dayOf(new Date()), travelDay);
  if (days <= 1) return <p className={styles.days}>{t(`${days <= 0 ? 'today' : 'tomorrow'}.${kind}`)}</p>;
  return <p className={styles.days}>{t(`days.${kind}`, { count: days })}</p>;
};

const TripActions = ({ trip }: TripProps) => {
  const t = useMessages(homeMessages);
  const { kind, orderNo } = trip;
  const address = paths.order(kind, orderNo);
  return (
    <div className={styles.tripActions}>
      {kind === 'ticket' && <LinkButton to={`${address}#tickets`}>{t('tickets')}</LinkButton>}
      <LinkButton kind={kind === 'ticket' ? 'quiet' : 'primary'} to={address}>
        {t('details')}
      </LinkButton>
      <CalendarButton order={trip} />
    </div>
  );
};

const Trip = ({ trip }: TripProps) => {
  const text = useText();
  const title = useOrderTitle(trip);
  const facts = useOrderFacts(trip);
  return (
    <Card as="article" className={styles.trip}>
      <div className={styles.tripPicture}>
        <Picture
          src={trip.picture}
          alt=""
          width={1200}
          height={675}
          sizes="(min-width: 900px) 520px, 92vw"
          eager
        />
      </div>
      <div className={styles.tripWords}>
        <Countdown trip={trip} />
        <h3>
          <Link to={paths.order(trip.kind, trip.orderNo)}>{title}</Link>
        </h3>
        <p className={styles.soft}>{facts}</p>
        {trip.place && (
          <p className={styles.place}>
            <Icon name="pin" size={18} />
            {text(trip.place)}
          </p>
        )}
        <TripActions trip={trip} />
      </div>
    </Card>
  );
};

const NoTrip = () => {
  const t = useMessages(homeMessages);
  return (
    <EmptyState
      icon="compass"
      title={t('noTrip')}
      body={t('noTripBody')}
      action={<LinkButton to={paths.tours('route')}>{t('browse')}</LinkButton>}
    />
  );
};

/** The journey that starts next, or where to find one. */
export const NextTripCard = ({ trip }: { trip: NextTrip | null }) =>
  trip ? <Trip trip={trip} /> : <NoTrip />;
