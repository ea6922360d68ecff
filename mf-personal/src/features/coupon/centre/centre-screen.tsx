import type { CentreCoupon } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import {
  Button,
  EmptyState,
  LinkButton,
  Page,
  QueryView,
  Skeleton,
  Tag,
  TextLink,
  useTitle,
} from '@portal/shared/ui';
import styles from '../coupon.module.css';
import { CouponCard } from '../coupon-card.tsx';
import { couponMessages } from '../coupon-messages.ts';
import { UseLink } from '../use-link.tsx';
import { useCentre } from './use-centre.ts';

/** From this number on, the card names how many are left. */
const few = 100;

interface StepProps {
  readonly coupon: CentreCoupon;
  readonly state: ReturnType<typeof useCentre>;
}

const ClaimButton = ({ coupon: { id, title }, state: { member, known, claim } }: StepProps) => {
  const t = useMessages(couponMessages);
  const name = useText()(title);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const label = member ? 'claim' : 'login';
  return (
    <Button
      kind="primary"
      size="small"
      busy={claim.isPending && claim.variables === id}
      disabled={!known}
      aria-label={t(`centre.${label}Named`, { title: name })}
      onClick={() => (member ? claim.mutate(id) : void navigate(paths.login(pathname + search)))}
    >
      {t(`centre.${label}`)}
    </Button>
  );
};

/** What a reader can do with a coupon: use the one they have, claim one, or nothing. */
const Step = ({ coupon, state }: StepProps) => {
  const t = useMessages(couponMessages);
  const own = state.claimed.get(coupon.id);
  if (own?.state === 'usable')
    return (
      <>
        <Tag tone="good">{t('centre.claimed')}</Tag>
        <UseLink coupon={coupon} />
      </>
    );
  if (own) return <Tag tone="sand">{t('centre.used')}</Tag>;
  if (coupon.left === 0) return <Tag tone="sand">{t('centre.gone')}</Tag>;
  return (
    <>
      {coupon.left <= few && <span>{t('centre.few', { count: coupon.left })}</span>}
      <ClaimButton coupon={coupon} state={state} />
    </>
  );
};

const NoCoupons = () => {
  const t = useMessages(couponMessages);
  return (
    <EmptyState
      icon="card"
      title={t('centre.empty')}
      body={t('centre.emptyBody')}
      action={<LinkButton to={paths.tours('route')}>{t('centre.browse')}</LinkButton>}
    />
  );
};

const places = [0, 1, 2, 3];

const Places = () => (
  <div className={styles.grid}>
    {places.map((place) => (
      <Skeleton key={place} height={168} radius="var(--radius)" />
    ))}
  </div>
);

/** `/coupons`: coupons that members can claim, chosen by staff. */
export const CentreScreen = () => {
  const t = useMessages(couponMessages);
  useTitle(t('centre.title'));
  const state = useCentre();
  return (
    <Page title={t('centre.title')} lead={t('centre.lead')}>
      <p className={styles.own}>
        <TextLink to={paths.personal('coupons')}>{t('centre.own')}</TextLink>
      </p>
      <QueryView
        query={state.centre}
        skeleton={<Places />}
        empty={(list) => list.length === 0}
        emptyState={<NoCoupons />}
      >
        {(list) => (
          <section aria-label={t('centre.list')} className={styles.grid}>
            {list.map((coupon) => (
              <CouponCard
                key={coupon.id}
                coupon={coupon}
                faded={coupon.left === 0 && !state.claimed.has(coupon.id)}
              >
                <Step coupon={coupon} state={state} />
              </CouponCard>
            ))}
          </section>
        )}
      </QueryView>
    </Page>
  );
};
