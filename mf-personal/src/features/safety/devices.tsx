import type { Session } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Card, Icon, QueryView, Skeleton, Tag } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import cardStyles from '#src/frame/account-card.module.css';
import { devicesQuery } from './device-query.ts';
import { safetyMessages } from './safety-messages.ts';
import { useSignOthersOut, useSignOut } from './use-devices.ts';

const Device = ({ session }: { session: Session }) => {
  const t = useMessages(safetyMessages);
  const language = useLanguage();
  const { name, ask, busy } = useSignOut(session);
  const { address, current, lastSeenAt } = session;
  return (
    <li className={cardStyles.row}>
      <Icon name={/Android|iOS/.test(name) ? 'phone' : 'compass'} size={22} />
      <div>
        <h3>
          {name} {current && <Tag tone="good">{t('devices.current')}</Tag>}
        </h3>
        <p className={cardStyles.soft}>
          {t('devices.facts', { address, at: formatInstant(lastSeenAt, language) })}
        </p>
      </div>
      {!current && (
        <Button
          kind="quiet"
          size="small"
          icon="logout"
          busy={busy}
          aria-label={t('devices.outNamed', { device: name, address })}
          onClick={() => void ask()}
        >
          {t('devices.out')}
        </Button>
      )}
    </li>
  );
};

const List = ({ sessions }: { sessions: readonly Session[] }) => {
  const t = useMessages(safetyMessages);
  const others = sessions.filter(({ current }) => !current).length;
  const { ask, busy } = useSignOthersOut(others);
  return (
    <>
      <ul className={cardStyles.rows}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {others > 0 && (
        <Button kind="danger" size="small" icon="logout" busy={busy} onClick={() => void ask()}>
          {t('devices.others')}
        </Button>
      )}
    </>
  );
};

/** Where the member is signed in, and signing out there. */
export const Devices = () => {
  const t = useMessages(safetyMessages);
  return (
    <Card as="section" padded className={cardStyles.card}>
      <h2>{t('devices.title')}</h2>
      <p className={cardStyles.soft}>{t('devices.lead')}</p>
      <QueryView query={useQuery(devicesQuery)} skeleton={<Skeleton height={72} radius="var(--radius)" />}>
        {(sessions) => <List sessions={sessions} />}
      </QueryView>
    </Card>
  );
};
