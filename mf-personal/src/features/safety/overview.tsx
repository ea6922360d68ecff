import type { Account } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Card, Icon, type IconName, Tag, type Tone } from '@portal/shared/ui';
import { useState } from 'react';
import cardStyles from '#src/frame/account-card.module.css';
import { ContactDialog } from './contact-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { safetyMessages } from './safety-messages.ts';

interface RowProps {
  readonly icon: IconName;
  readonly name: string;
  readonly state: { readonly tone: Tone; readonly text: string };
  readonly about: string;
  readonly action: string;
  readonly onOpen: () => void;
}

const Row = ({ icon, name, state, about, action, onOpen }: RowProps) => (
  <li className={cardStyles.row}>
    <Icon name={icon} size={22} />
    <div>
      <h3>
        {name} <Tag tone={state.tone}>{state.text}</Tag>
      </h3>
      <p className={cardStyles.soft}>{about}</p>
    </div>
    <Button kind="quiet" size="small" onClick={onOpen}>
      {action}
    </Button>
  </li>
);

type Open = 'password' | 'sms' | 'mail';

const useRows = ({
  passwordChangedAt,
  mobileMask,
  emailMask,
}: Account): (Omit<RowProps, 'onOpen'> & { key: Open })[] => {
  const t = useMessages(safetyMessages);
  const language = useLanguage();
  const bound = (mask: string | null) =>
    mask === null
      ? ({ tone: 'warn', text: t('overview.unbound') } as const)
      : ({ tone: 'good', text: t('overview.bound') } as const);
  return [
    {
      ...{ key: 'password', icon: 'lock', name: t('password') },
      state: { tone: 'good', text: t('overview.set') },
      about: passwordChangedAt
        ? t('overview.changedAt', { at: formatInstant(passwordChangedAt, language) })
        : t('overview.neverChanged'),
      action: t('overview.changePassword'),
    },
    {
      ...{ key: 'sms', icon: 'phone', name: t('overview.mobile'), state: bound(mobileMask) },
      about: mobileMask ?? t('overview.mobileWhy'),
      action: t(mobileMask === null ? 'overview.bindMobile' : 'overview.changeMobile'),
    },
    {
      ...{ key: 'mail', icon: 'document', name: t('overview.email'), state: bound(emailMask) },
      about: emailMask ?? t('overview.emailWhy'),
      action: t(emailMask === null ? 'overview.bindEmail' : 'overview.changeEmail'),
    },
  ];
};

/** Password, mobile number and mail address: how they stand, and changing them. */
export const Overview = ({ account }: { account: Account }) => {
  const t = useMessages(safetyMessages);
  const [open, setOpen] = useState<Open>();
  const rows = useRows(account);
  const close = () => setOpen(undefined);
  const mask = open === 'sms' ? account.mobileMask : account.emailMask;
  return (
    <Card as="section" padded className={cardStyles.card}>
      <h2>{t('overview.title')}</h2>
      <ul className={cardStyles.rows}>
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} onOpen={() => setOpen(key)} />
        ))}
      </ul>
      {open === 'password' && <PasswordDialog owner={account} onClose={close} />}
      {(open === 'sms' || open === 'mail') && (
        <ContactDialog
          channel={open}
          title={rows.find(({ key }) => key === open)?.action ?? ''}
          hasOne={mask !== null}
          onClose={close}
        />
      )}
    </Card>
  );
};
