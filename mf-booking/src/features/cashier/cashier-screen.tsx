import type { Cashier } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import {
  EmptyState,
  LinkButton,
  NeedsMember,
  Page,
  QueryView,
  Skeleton,
  Steps,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { BookingHelp } from '#src/booking/help/booking-help.tsx';
import styles from './cashier.module.css';
import { cashierMessages } from './cashier-messages.ts';
import type { Stage } from './cashier-stage.ts';
import { OrderBill } from './order-bill.tsx';
import { Closed, LaterHint, Overdue, Paid, Returned, Settled, Unsettled } from './outcomes.tsx';
import { PartChoice } from './part-choice.tsx';
import { PayWays } from './pay-ways.tsx';
import type { OnUnsettled } from './qr-pay.tsx';
import type { Payable } from './start-payment.ts';
import { useCashier } from './use-cashier.ts';

const Missing = () => {
  const t = useMessages(cashierMessages);
  return (
    <EmptyState
      icon="ticket"
      title={t('missing.title')}
      body={t('missing.body')}
      action={<LinkButton to={paths.orders('tour')}>{t('missing.orders')}</LinkButton>}
    />
  );
};

const Heading = ({ stage }: { stage: Stage | undefined }) => {
  const t = useMessages(cashierMessages);
  return (
    <header className={styles.header}>
      {stage !== 'paid' && <h1>{t('title')}</h1>}
      <Steps current={stage === 'paid' ? 3 : 1} items={[t('steps.fill'), t('steps.pay'), t('steps.done')]} />
    </header>
  );
};

const outcomes = { paid: Paid, settled: Settled, closed: Closed, overdue: Overdue } as const;

const Places = () => (
  <>
    <Skeleton height={128} radius="var(--radius)" />
    <Skeleton height={420} radius="var(--radius)" />
  </>
);

/** After the return from the provider only the order stays in the address, not the provider's signed parameters. */
const useShortAddress = (orderNo: string, part: 'balance' | undefined, returned: boolean): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const short = `?orderNo=${orderNo}${part ? `&part=${part}` : ''}&returned=1`;
  useEffect(() => {
    if (returned && search !== short) void navigate({ pathname, search: short }, { replace: true });
  }, [returned, search, short]);
};

/** The deposit instead of the whole price, where one is offered and not declined. */
const payableOf = (cashier: Cashier, whole: boolean): Payable => {
  const { deposit, balance } = cashier;
  if (balance) return { ...cashier, part: 'balance' };
  return deposit && !whole ? { ...cashier, amount: deposit.deposit, part: 'deposit' } : cashier;
};

interface PayingProps {
  readonly cashier: Cashier;
  readonly onUnsettled: OnUnsettled;
  readonly onTimeUp: () => void;
}

/** What is paid, how much of it now, and how. */
const Paying = ({ cashier, onUnsettled, onTimeUp }: PayingProps) => {
  const [whole, setWhole] = useState(false);
  const payable = payableOf(cashier, whole);
  return (
    <>
      <OrderBill cashier={cashier} due={payable.amount} onTimeUp={onTimeUp} />
      <PartChoice
        cashier={cashier}
        part={whole ? 'whole' : 'deposit'}
        onChange={(part) => setWhole(part === 'whole')}
      />
      <PayWays cashier={payable} onUnsettled={onUnsettled} />
      <LaterHint cashier={cashier} />
      <BookingHelp about="payment" />
    </>
  );
};

const CashierSheet = ({ orderNo }: { orderNo: string }) => {
  const t = useMessages(cashierMessages);
  const params = useQueryParams();
  const returned = params.get('returned') !== undefined;
  const [unsettled, setUnsettled] = useState<'late' | 'doubt'>();
  const asked = params.get('part') === 'balance' ? 'balance' : undefined;
  const { query, stage, onTimeUp } = useCashier(orderNo, asked, returned);
  useShortAddress(orderNo, asked, returned);
  useTitle(t(stage === 'paid' ? 'paid.title' : 'title'));
  if (query.error?.status === 404 || query.error?.status === 400) return <Missing />;

  const stay = () => params.set({ returned: undefined }, { replace: true });
  return (
    <>
      <Heading stage={stage} />
      <div className={styles.sheet}>
        <QueryView query={query} skeleton={<Places />}>
          {(cashier) => {
            const Outcome = stage && stage !== 'pay' ? outcomes[stage] : undefined;
            if (unsettled && stage !== 'paid') return <Unsettled cashier={cashier} outcome={unsettled} />;
            if (Outcome) return <Outcome cashier={cashier} />;
            if (!returned) return <Paying {...{ cashier, onTimeUp }} onUnsettled={setUnsettled} />;
            return (
              <>
                <OrderBill cashier={cashier} due={cashier.amount} onTimeUp={onTimeUp} />
                <Returned cashier={cashier} onNotPaid={stay} />
              </>
            );
          }}
        </QueryView>
      </div>
    </>
  );
};

/** The cashier of every kind of order: `?orderNo=`, with `returned` after the provider's own page. */
export const CashierScreen = () => {
  const t = useMessages(cashierMessages);
  const orderNo = useQueryParams().get('orderNo');
  const isShown = useSession(({ token }) => token !== '') && orderNo !== undefined;
  // The sheet has a title of its own, which depends on the payment.
  useTitle(isShown ? undefined : t('title'));
  return (
    <Page width="narrow">
      <NeedsMember>{orderNo ? <CashierSheet key={orderNo} orderNo={orderNo} /> : <Missing />}</NeedsMember>
    </Page>
  );
};
