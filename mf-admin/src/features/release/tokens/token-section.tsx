import type { App, ReleaseToken } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, EmptyState, Tag, toast } from '@portal/shared/ui';
import { useState } from 'react';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { useAppName } from '#src/ui/app-names.ts';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { SecretDialog } from '#src/ui/secret-dialog.tsx';
import { NewToken } from './new-token.tsx';
import { useRevokeToken, useTokens } from './token-calls.ts';
import { tokenMessages } from './token-messages.ts';
import styles from './tokens.module.css';

const fullName = ({ team, name }: Pick<ReleaseToken, 'team' | 'name'>): string => `${team}/${name}`;

/** Whether a token is valid, has expired or was revoked, with the instant. */
const stateOf = ({ revokedAt, endsAt }: ReleaseToken) => {
  if (revokedAt) return { state: 'revoked', at: revokedAt, tone: 'bad' } as const;
  const isOver = Date.parse(endsAt) <= Date.now();
  return isOver
    ? ({ state: 'expired', at: endsAt, tone: 'sand' } as const)
    : ({ state: 'valid', at: endsAt, tone: 'good' } as const);
};

const Revoke = ({ token }: { token: ReleaseToken }) => {
  const t = useMessages(tokenMessages);
  const revoking = useRevokeToken();
  const name = fullName(token);
  const ask = async () => {
    const question = { title: t('question', { name }), body: t('questionBody'), confirmLabel: t('revoke') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await revoking.mutateAsync(token.id);
    toast.success(t('revoked', { name }));
  };
  return (
    <Button
      size="small"
      danger
      loading={revoking.isPending}
      aria-label={t('revokeName', { name })}
      onClick={() => void ask().catch((error: Error) => toast.error(error.message))}
    >
      {t('revoke')}
    </Button>
  );
};

const Token = ({ token }: { token: ReleaseToken }) => {
  const t = useMessages(tokenMessages);
  const language = useLanguage();
  const nameOf = useAppName();
  const { apps, actions, createdAt, createdBy, lastUsedAt } = token;
  const { state, at, tone } = stateOf(token);
  const used = lastUsedAt ? t('used', { at: formatInstant(lastUsedAt, language) }) : t('unused');
  const created = t('created', { at: formatInstant(createdAt, language), by: createdBy });
  return (
    <li className={styles.token}>
      <div>
        <p className={styles.name}>
          <strong>{fullName(token)}</strong>
          <Tag tone={tone}>{t(`states.${state}`, { at: formatInstant(at, language) })}</Tag>
        </p>
        <p>
          {apps.map((app) => (app === '*' ? t('allApps') : nameOf(app))).join(' · ')}
          {' — '}
          {actions.map((action) => t(`actionNames.${action}`)).join(' · ')}
        </p>
        <p className={styles.soft}>
          {created} · {used}
        </p>
      </div>
      {state === 'valid' && <Revoke token={token} />}
    </li>
  );
};

/** The tokens of teams: listed, created and revoked. */
export const TokenSection = ({ apps }: { apps: readonly App[] }) => {
  const t = useMessages(tokenMessages);
  const query = useTokens();
  const [adding, setAdding] = useState(false);
  const [created, setCreated] = useState<{ readonly name: string; readonly secret: string }>();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <div>
          <h2>{t('title')}</h2>
          <p className={styles.soft}>{t('lead')}</p>
        </div>
        <Button onClick={() => setAdding(true)}>{t('add')}</Button>
      </div>
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton rows={2} height={72} />}
        empty={(tokens) => tokens.length === 0}
        emptyState={<EmptyState title={t('empty')} body={t('emptyBody')} />}
      >
        {(tokens) => (
          <ul>
            {tokens.map((token) => (
              <Token key={token.id} token={token} />
            ))}
          </ul>
        )}
      </AdminQuery>
      {adding && (
        <NewToken
          apps={apps}
          onClose={() => setAdding(false)}
          onCreated={({ token, secret }) => {
            setAdding(false);
            setCreated({ name: fullName(token), secret });
          }}
        />
      )}
      {created && (
        <SecretDialog
          title={t('secretTitle', { name: created.name })}
          secret={created.secret}
          body={t('secretBody')}
          onClose={() => setCreated(undefined)}
        />
      )}
    </section>
  );
};
