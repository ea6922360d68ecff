import { queryOf } from '@portal/shared/api';
import type { Cashier, ProductKind } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton, Skeleton, Spinner, TextLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import styles from './cashier.module.css';
import { cashierMessages } from './cashier-messages.ts';
import { OutcomePanel } from './outcome-panel.tsx';

const PaymentSuccess = lazy(() => import('./success/payment-success.tsx'));

interface OutcomeProps {
  readonly cashier: Cashier;
}

const kinds: readonly ProductKind[] = ['tour', 'hotel', 'ticket', 'goods', 'visa'];

const kindOf = ({ kind }: Cashier): ProductKind => kinds.find((one) => one === kind) ?? 'tour';

const orderPath = (cashier: Cashier): string => paths.order(kindOf(cashier), cashier.orderNo);

const OrderLink = ({ cashier, lead = false }: OutcomeProps & { lead?: boolean }) => {
  const t = useMessages(cashierMessages);
  return (
    <LinkButton kind={lead ? 'primary' : 'quiet'} to={orderPath(cashier)}>
      {t('toOrder')}
    </LinkButton>
  );
};

/** The buyer may pay later: links to the order. */
export const LaterHint = ({ cashier }: OutcomeProps) => {
  const t = useMessages(cashierMessages);
  return (
    <p className={styles.later}>
      {t(cashier.balance ? 'laterBalance' : 'later')}{' '}
      <TextLink to={orderPath(cashier)}>{t('toOrder')}</TextLink>
    </p>
  );
};

/** What follows a payment. */
const usePaidNext = (cashier: Cashier): string => {
  const t = useMessages(cashierMessages);
  const language = useLanguage();
  const { change, balance, deposit } = cashier;
  const dayOf = (day: string) => formatDay(day, language, { year: true });
  if (change) return t('paid.changed', { day: dayOf(change) });
  if (balance) return t('paid.balance');
  return deposit
    ? t('paid.deposit', { balance: formatMoney(deposit.balance, language), day: dayOf(deposit.dueOn) })
    : t(`paid.next.${kindOf(cashier)}`);
};

/** The part of a paid order that its buyer needs first: e-tickets, or the documents to upload. */
const FirstPart = ({ cashier }: OutcomeProps) => {
  const t = useMessages(cashierMessages);
  const kind = kindOf(cashier);
  if (kind !== 'ticket' && kind !== 'visa') return undefined;
  const [part, text] =
    kind === 'ticket' ? (['tickets', 'toTickets'] as const) : (['documents', 'toDocuments'] as const);
  return <LinkButton to={`${orderPath(cashier)}#${part}`}>{t(`paid.${text}`)}</LinkButton>;
};

/** The payment has arrived: how much, and what happens next. */
export const Paid = ({ cashier }: OutcomeProps) => {
  const t = useMessages(cashierMessages);
  const language = useLanguage();
  const amount = formatMoney(cashier.amount, language);
  const next = usePaidNext(cashier);
  const kind = kindOf(cashier);
  return (
    <>
      <OutcomePanel
        heading="h1"
        tone="good"
        icon="check"
        title={t('paid.title')}
        body={t('paid.body', { amount, next })}
      >
        <FirstPart cashier={cashier} />
        <OrderLink cashier={cashier} lead={kind !== 'ticket' && kind !== 'visa'} />
        <LinkButton kind="quiet" to={paths.home}>
          {t('home')}
        </LinkButton>
      </OutcomePanel>
      <Suspense fallback={<Skeleton height={420} radius="var(--radius)" />}>
        <PaymentSuccess orderNo={cashier.orderNo} />
      </Suspense>
    </>
  );
};

export const Settled = ({ cashier }: OutcomeProps) => {
  const t = useMessages(cashierMessages);
  return (
    <OutcomePanel tone="calm" icon="info" title={t('settled.title')} body={t('settled.body')}>
      <OrderLink cashier={cashier} lead />
    </OutcomePanel>
  );
};

const bookAgainPath = (cashier: Cashier, productId: number | undefined): string =>
  productId === undefined ? paths.productList(kindOf(cashier)) : paths.product(kindOf(cashier), productId);

/** The change is closed: the order stays as it was. */
const ChangeClosed = ({ cashier }: OutcomeProps) => {
  const t = useMessages(cashierMessages);
  return (
    <OutcomePanel tone="calm" icon="close" title={t('changeClosed.title')} body={t('changeClosed.body')}>
      <OrderLink cashier={cashier} lead />
    </OutcomePanel>
  );
};

/** The order is closed: why, as far as the order says so, and a way to book the same again. */
const OrderClosed = ({ cashier }: OutcomeProps) => {
  const t = useMessages(cashierMessages);
  const { orderNo } = cashier;
  const { data: order } = useQuery(
    queryOf('GET /api/v1/orders/:orderNo', { params: { orderNo } }, { quiet: true }),
  );
  const reason = order?.closedReason;
  const kept = t(`closed.kept.${kindOf(cashier)}`);
  const why = reason === 'user' || reason === 'timeout' ? t(`closed.${reason}`, { kept }) : t('closed.other');
  return (
    <OutcomePanel tone="calm" icon="close" title={t('closed.title')} body={why}>
      <LinkButton kind="book" to={bookAgainPath(cashier, order?.productId)}>
        {t('again')}
      </LinkButton>
      <OrderLink cashier={cashier} />
    </OutcomePanel>
  );
};

/** The order or its change is closed. */
export const Closed = ({ cashier }: OutcomeProps) =>
  cashier.change ? <ChangeClosed cashier={cashier} /> : <OrderClosed cashier={cashier} />;

export const Overdue = ({ cashier }: OutcomeProps) => {
  const t = useMessages(cashierMessages);
  const body = t(cashier.change ? 'overdue.change' : 'overdue.body');
  return (
    <OutcomePanel tone="warn" icon="clock" title={t('overdue.title')} body={body}>
      <OrderLink cashier={cashier} />
    </OutcomePanel>
  );
};

/** A late or mismatched payment: it is not lost, and must not be paid again. */
export const Unsettled = ({ cashier, outcome }: OutcomeProps & { outcome: 'late' | 'doubt' }) => {
  const t = useMessages(cashierMessages);
  const { change, balance } = cashier;
  const late = (change && 'late.change') || (balance && 'late.balance') || 'late.body';
  const body = t(outcome === 'late' ? late : 'doubt.body');
  return (
    <OutcomePanel tone="warn" icon="warning" title={t(`${outcome}.title`)} body={body}>
      <OrderLink cashier={cashier} lead />
    </OutcomePanel>
  );
};

/** Back from the provider's page, before the result has come. */
export const Returned = ({ cashier, onNotPaid }: OutcomeProps & { onNotPaid: () => void }) => {
  const t = useMessages(cashierMessages);
  return (
    <section className={styles.outcome} data-tone="calm">
      <Spinner label={t('returned.title')} size={32} />
      <h2>{t('returned.title')}</h2>
      <p>{t('returned.body')}</p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onNotPaid}>
          {t('returned.notPaid')}
        </Button>
        <OrderLink cashier={cashier} />
      </div>
    </section>
  );
};
