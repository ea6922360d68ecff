import { useMessages } from '@portal/shared/i18n';
import { Card, RadioGroup, Tabs, Tag } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './cashier.module.css';
import { cashierMessages } from './cashier-messages.ts';
import { PagePay } from './page-pay.tsx';
import { firstWay, type OfferedProvider, offeredProviders } from './pay-provider.ts';
import { type OnUnsettled, QrPay } from './qr-pay.tsx';
import type { Payable } from './start-payment.ts';

interface WayProps {
  readonly cashier: Payable;
  readonly provider: OfferedProvider;
  readonly onUnsettled: OnUnsettled;
}

const SandboxHint = () => {
  const t = useMessages(cashierMessages);
  return (
    <p className={styles.sandbox}>
      <Tag tone="warn">{t('sandbox')}</Tag>
      {t('sandboxHint')}
    </p>
  );
};

/** How one provider collects; where it has one way only, there is nothing to choose. */
const ProviderWays = ({ cashier, provider, onUnsettled }: WayProps) => {
  const t = useMessages(cashierMessages);
  const [way, setWay] = useState(() => firstWay(provider));
  const body = (
    <div className={styles.way}>
      {way === 'qr' ? (
        <QrPay {...{ cashier, provider, onUnsettled }} />
      ) : (
        <PagePay cashier={cashier} provider={provider.name} />
      )}
    </div>
  );
  if (provider.ways.length < 2) return body;
  return (
    <Tabs
      label={t('ways.label')}
      items={provider.ways.map((one) => ({ value: one, label: t(`ways.${one}`) }))}
      value={way}
      onChange={setWay}
    >
      {body}
    </Tabs>
  );
};

/** Who collects, and how. */
export const PayWays = ({ cashier, onUnsettled }: Omit<WayProps, 'provider'>) => {
  const t = useMessages(cashierMessages);
  const offered = offeredProviders(cashier);
  const [name, setName] = useState(offered[0]?.name);
  const provider = offered.find((one) => one.name === name);
  return (
    <Card as="section" padded className={styles.ways}>
      <RadioGroup
        label={t('provider')}
        value={name ?? ''}
        onChange={setName}
        options={offered.map((one) => ({
          value: one.name,
          label: t(`providers.${one.name}`),
          icon: one.name === 'stripe' ? 'card' : undefined,
        }))}
      />
      {provider?.sandbox && <SandboxHint />}
      {provider && (
        <ProviderWays key={`${provider.name} ${cashier.part}`} {...{ cashier, provider, onUnsettled }} />
      )}
    </Card>
  );
};
