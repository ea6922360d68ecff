import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, ErrorState, Skeleton } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import styles from './cashier.module.css';
import { cashierMessages } from './cashier-messages.ts';
import type { PaymentOutcome } from './cashier-stage.ts';
import { isOnPhone, type OfferedProvider } from './pay-provider.ts';
import { QrCode } from './qr-code.tsx';
import type { Payable } from './start-payment.ts';
import { usePayment } from './use-payment.ts';
import { useQrOffer } from './use-qr-offer.ts';

/** Called when money came that does not pay the order. */
export type OnUnsettled = (outcome: Extract<PaymentOutcome, 'late' | 'doubt'>) => void;

interface QrPayProps {
  readonly cashier: Payable;
  readonly provider: OfferedProvider;
  readonly onUnsettled: OnUnsettled;
}

const SandboxLink = ({ code }: { code: string }) => {
  const t = useMessages(cashierMessages);
  return (
    <div className={styles.sandboxLink}>
      <p>{t('qr.openHint')}</p>
      <a href={code} target="_blank" rel="noreferrer">
        {t('qr.open')}
      </a>
    </div>
  );
};

/** Whether an instant has passed; the component follows when it does. */
const useIsPast = (instant: string | undefined): boolean => {
  const [past, setPast] = useState<string>();
  useEffect(() => {
    if (instant === undefined) return;
    const timer = setTimeout(() => setPast(instant), Math.max(0, Date.parse(instant) - Date.now()));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== undefined && past === instant;
};

/** Paying by phone: the code, how long it holds, a new one after that. Follows what the buyer does. */
export const QrPay = ({ cashier, provider: { name, ways, sandbox }, onUnsettled }: QrPayProps) => {
  const t = useMessages(cashierMessages);
  const amount = formatMoney(cashier.amount, useLanguage());
  const app = t(name === 'wechatpay' ? 'apps.wechatpay' : 'apps.alipay');
  const offer = useQrOffer(name, cashier);
  const outcome = usePayment(name, offer.data?.paymentNo);
  const past = useIsPast(offer.data?.expiresAt);
  useEffect(() => {
    if (outcome === 'late' || outcome === 'doubt') onUnsettled(outcome);
  }, [outcome, onUnsettled]);

  if (offer.error) return <ErrorState error={offer.error} onRetry={() => void offer.refetch()} />;
  const code = offer.data?.code;
  const over = past || outcome === 'ended';
  return (
    <div className={styles.qr}>
      <div className={styles.code} aria-busy={!code}>
        {code ? (
          <QrCode text={code} label={t('qr.alt', { amount, app })} />
        ) : (
          <>
            <span className="visually-hidden">{t('qr.making')}</span>
            <Skeleton height="100%" radius={0} />
          </>
        )}
        {over && (
          <div className={styles.over} role="status">
            <p>{t('qr.expired')}</p>
            <Button size="small" icon="refresh" onClick={offer.renew}>
              {t('qr.renew')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.qrWords}>
        <p className={styles.scan}>{t('qr.scan', { app })}</p>
        {!ways.includes('page') && isOnPhone() && <p>{t('qr.otherPhone', { app })}</p>}
        <p className={styles.soft}>{t('qr.waiting')}</p>
        {sandbox && code && !over && <SandboxLink code={code} />}
      </div>
    </div>
  );
};
