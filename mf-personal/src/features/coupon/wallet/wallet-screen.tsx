import { queryOf } from '@portal/shared/api';
import type { MemberCoupon } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { EmptyState, LinkButton, QueryView, Skeleton, Tabs, useQueryParams } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import styles from '../coupon.module.css';
import { CouponCard } from '../coupon-card.tsx';
import { couponMessages } from '../coupon-messages.ts';
import { UseLink } from '../use-link.tsx';

type State = MemberCoupon['state'];

const states: readonly State[] = ['usable', 'used', 'expired'];

const OrderLink = ({ coupon: { title, orderNo, orderKind } }: { coupon: MemberCoupon }) => {
  const t = useMessages(couponMessages);
  const name = useText()(title);
  if (orderNo === null || orderKind === null) return null;
  return (
    <>
      <span>{t('wallet.usedIn', { orderNo })}</span>
      <LinkButton kind="quiet" size="small" to={paths.order(orderKind, orderNo)}>
        <span aria-hidden="true">{t('wallet.order')}</span>
        <span className="visually-hidden">{t('wallet.orderNamed', { title: name })}</span>
      </LinkButton>
    </>
  );
};

const Step = ({ coupon }: { coupon: MemberCoupon }) => {
  const t = useMessages(couponMessages);
  if (coupon.state === 'used') return <OrderLink coupon={coupon} />;
  if (coupon.state === 'expired') return null;
  return coupon.eligible ? <UseLink coupon={coupon} /> : <span>{t('notNew')}</span>;
};

const centreLink = (label: string) => (
  <LinkButton kind="quiet" to={paths.coupons}>
    {label}
  </LinkButton>
);

const places = [0, 1];

const Coupons = ({ state }: { state: State }) => {
  const t = useMessages(couponMessages);
  const own = useQuery(queryOf('GET /api/v1/member-coupons', { query: { state } }));
  const action = state === 'usable' ? centreLink(t('wallet.toCentre')) : undefined;
  const body = state === 'usable' ? t('wallet.emptyBody') : undefined;
  return (
    <QueryView
      query={own}
      skeleton={
        <div className={styles.grid}>
          {places.map((place) => (
            <Skeleton key={place} height={152} radius="var(--radius)" />
          ))}
        </div>
      }
      empty={(list) => list.length === 0}
      emptyState={<EmptyState icon="card" title={t(`wallet.empty.${state}`)} body={body} action={action} />}
    >
      {(list) => (
        <section aria-label={t('wallet.list')} className={styles.grid}>
          {list.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} faded={state !== 'usable' || !coupon.eligible}>
              <Step coupon={coupon} />
            </CouponCard>
          ))}
        </section>
      )}
    </QueryView>
  );
};

/** `/personal/coupons`: the member's coupons by state; the address holds it. */
export const WalletScreen = () => {
  const t = useMessages(couponMessages);
  const params = useQueryParams();
  const state = states.find((known) => known === params.get('state')) ?? 'usable';
  return (
    <PersonalPage title={t('wallet.title')} lead={t('wallet.lead')} action={centreLink(t('centre.title'))}>
      <Tabs
        label={t('wallet.tabs')}
        items={states.map((value) => ({ value, label: t(`wallet.states.${value}`) }))}
        value={state}
        onChange={(chosen) => params.set({ state: chosen === 'usable' ? undefined : chosen })}
      >
        <div className={styles.panel}>
          <Coupons state={state} />
        </div>
      </Tabs>
    </PersonalPage>
  );
};
