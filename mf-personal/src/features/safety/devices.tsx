import { call } from '@portal/shared/api';
import type { Session } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Card, Icon, QueryView, Skeleton, Tag } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { factorsQuery } from '#src/factor-query.ts';
import cardStyles from '#src/frame/account-card.module.css';
import { devicesQuery } from './device-query.ts';
import { safetyMessages } from './safety-messages.ts';
import { SignOut } from './sign-out.tsx';

interface DeviceProps {
  readonly session: Session;
  readonly byPassword: boolean;
}

const Device = ({ session: { id, address, current, device, lastSeenAt }, byPassword }: DeviceProps) => {
  const t = useMessages(safetyMessages);
  const language = useLanguage();
  const name = device || t('devices.unknown');
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
        <SignOut
          kind="quiet"
          label={t('devices.out')}
          name={t('devices.outNamed', { device: name, address })}
          title={t('devices.outTitle', { device: name })}
          body={t('devices.outBody', { device: name, address })}
          done={t('devices.outDone')}
          byPassword={byPassword}
          end={(body) => call('DELETE /api/v1/account/sessions/:id', { params: { id }, body })}
        />
      )}
    </li>
  );
};

interface ListProps {
  readonly sessions: readonly Session[];
  readonly byPassword: boolean;
}

const List = ({ sessions, byPassword }: ListProps) => {
  const t = useMessages(safetyMessages);
  const count = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <ul className={cardStyles.rows}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} byPassword={byPassword} />
        ))}
      </ul>
      {count > 0 && (
        <SignOut
          kind="danger"
          label={t('devices.others')}
          title={t('devices.othersTitle', { count })}
          body={t('devices.othersBody', { count })}
          done={t('devices.othersDone')}
          byPassword={byPassword}
          end={(body) => call('DELETE /api/v1/account/sessions', { body })}
        />
      )}
    </>
  );
};

/** Where the member is signed in, and signing out there. */
export const Devices = () => {
  const t = useMessages(safetyMessages);
  const [sessions, own] = [useQuery(devicesQuery), useQuery(factorsQuery)];
  const skeleton = <Skeleton height={72} radius="var(--radius)" />;
  return (
    <Card as="section" padded className={cardStyles.card}>
      <h2>{t('devices.title')}</h2>
      <p className={cardStyles.soft}>{t('devices.lead')}</p>
      <QueryView query={own} skeleton={skeleton}>
        {({ factors }) => (
          <QueryView query={sessions} skeleton={skeleton}>
            {(list) => <List sessions={list} byPassword={factors.length === 0} />}
          </QueryView>
        )}
      </QueryView>
    </Card>
  );
};
