import { useMessages } from '@portal/shared/i18n';
import { Card, RadioGroup, Tabs, Tag } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './cashier.module.css';
import { cashierMessages } from './cashier-messages.ts';
import { PagePay } from './page-pay.tsx';
import { QrPay } from './qr-pay.tsx';

type QrPayProps = Parameters<typeof QrPay>[0];

const ways = ['qr', 'page'] as const;
type Way = (typeof ways)[number];

/** The providers this page can collect with, of those the portal is set up for. */
const known = ['alipay'] as const;
type Provider = (typeof known)[number];

/** On a phone, scanning its own screen is no help. */
const firstWay = (offered: readonly Way[]): Way => {
  const [first = 'page'] = offered;
  return offered.includes('page') && window.matchMedia('(pointer: coarse)').matches ? 'page' : first;
};

/** Who collects, and how. */
export const PayWays = ({ cashier, onUnsettled }: QrPayProps) => {
  const t = useMessages(cashierMessages);
  const providers = known.filter((one) => cashier.providers.some(({ name }) => name === one));
  const [provider, setProvider] = useState<Provider | undefined>(providers[0]);
  const chosen = cashier.providers.find(({ name }) => name === provider);
  const offered = ways.filter((way) => chosen?.ways.includes(way));
  const [way, setWay] = useState(() => firstWay(offered));
  return (
    <Card as="section" padded className={styles.ways}>
      <RadioGroup
        label={t('provider')}
        value={provider ?? ''}
        onChange={setProvider}
        options={providers.map((name) => ({ value: name, label: t(name) }))}
      />
      {cashier.sandbox && (
        <p className={styles.sandbox}>
          <Tag tone="warn">{t('sandbox')}</Tag>
          {t('sandboxHint')}
        </p>
      )}
      <Tabs
        label={t('ways.label')}
        items={offered.map((one) => ({ value: one, label: t(`ways.${one}`) }))}
        value={way}
        onChange={setWay}
      >
        <div className={styles.way}>
          {way === 'qr' ? (
            <QrPay cashier={cashier} onUnsettled={onUnsettled} />
          ) : (
            <PagePay cashier={cashier} />
          )}
        </div>
      </Tabs>
    </Card>
  );
};
