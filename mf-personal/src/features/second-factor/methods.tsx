import type { CallData, SecondFactor, SecondFactors } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Icon, Tag, toast } from '@portal/shared/ui';
import { useState } from 'react';
import { factorsChanged } from '#src/factor-query.ts';
import cardStyles from '#src/frame/account-card.module.css';
import { AddAppDialog } from './add-app-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeys } from './passkey.ts';
import styles from './second-factor.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';
import { useRemoveFactor } from './use-remove-factor.ts';

const icons = { totp: 'phone', passkey: 'lock' } as const;

const Method = ({ factor, isLast }: { readonly factor: SecondFactor; readonly isLast: boolean }) => {
  const t = useMessages(secondFactorMessages);
  const language = useLanguage();
  const { kind, name, createdAt, lastUsedAt } = factor;
  const { ask, busy } = useRemoveFactor(factor, isLast);
  return (
    <li className={cardStyles.row}>
      <Icon name={icons[kind]} size={22} />
      <div>
        <h3>
          {name} <Tag tone="sea">{t(`kinds.${kind}`)}</Tag>
        </h3>
        <p className={cardStyles.soft}>
          {t('created', { at: formatInstant(createdAt, language) })} ·{' '}
          {lastUsedAt ? t('used', { at: formatInstant(lastUsedAt, language) }) : t('neverUsed')}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        busy={busy}
        aria-label={t('removeNamed', { name })}
        onClick={() => void ask()}
      >
        {t('remove')}
      </Button>
    </li>
  );
};

interface MethodsProps {
  readonly own: SecondFactors;
  /** Recovery codes were made, which are shown once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

type Added = CallData<'POST /api/v1/account/factors/totp/confirm'>;

/** The authenticator apps and passkeys of the account, and adding more. */
export const Methods = ({ own: { factors, passkeyHost }, onCodes }: MethodsProps) => {
  const t = useMessages(secondFactorMessages);
  const [adding, setAdding] = useState<'totp' | 'passkey'>();
  const support = passkeys.support(passkeyHost);
  const close = () => setAdding(undefined);
  const added = ({ recoveryCodes, session }: Added): void => {
    toast.success(t(adding === 'totp' ? 'app.done' : 'passkey.done'));
    factorsChanged(session);
    onCodes(recoveryCodes);
    close();
  };
  return (
    <>
      <h2>{t('methods.title')}</h2>
      {factors.length === 0 && <p className={cardStyles.soft}>{t('methods.none')}</p>}
      <ul className={cardStyles.rows}>
        {factors.map((factor) => (
          <Method key={factor.id} factor={factor} isLast={factors.length === 1} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon="phone" onClick={() => setAdding('totp')}>
          {t('methods.addApp')}
        </Button>
        <Button kind="quiet" icon="lock" disabled={support !== 'usable'} onClick={() => setAdding('passkey')}>
          {t('methods.addPasskey')}
        </Button>
      </div>
      {support === 'elsewhere' && (
        <p className={cardStyles.soft}>{t('methods.passkeyElsewhere', { host: passkeyHost })}</p>
      )}
      {support === 'missing' && <p className={cardStyles.soft}>{t('methods.passkeyUnsupported')}</p>}
      {adding === 'totp' && <AddAppDialog onDone={added} onClose={close} />}
      {adding === 'passkey' && <AddPasskeyDialog onDone={added} onClose={close} />}
    </>
  );
};
