import type { CentreCoupon, ProductKind } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Card, classNames, Tag } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './coupon.module.css';
import { couponMessages } from './coupon-messages.ts';
import { useCouponPeriod, useCouponRule } from './use-coupon-words.ts';

type Shown = Omit<CentreCoupon, 'id' | 'left'>;

interface CouponCardProps {
  readonly coupon: Shown;
  /** Used, expired or all claimed: it is shown in grey. */
  readonly faded?: boolean;
  /** The next step, and what is to be known about it. */
  readonly children: ReactNode;
}

/** The products a coupon is valid for, as links to their lists. */
const Kinds = ({ kinds }: { kinds: readonly ProductKind[] }) => {
  const t = useMessages(couponMessages);
  return (
    <p className={styles.kinds}>
      {t('kinds.label')}
      {kinds.length === 0 && <Link to={paths.home}>{t('kinds.all')}</Link>}
      {kinds.map((kind) => (
        <Link key={kind} to={paths.productList(kind)}>
          {t(`kinds.${kind}`)}
        </Link>
      ))}
    </p>
  );
};

const Period = ({ coupon }: { coupon: Shown }) => (
  <p className={styles.period}>{useCouponPeriod(coupon).join(' · ')}</p>
);

/** A coupon: its discount at the left, its conditions, and the next step. */
export const CouponCard = ({ coupon, faded = false, children }: CouponCardProps) => {
  const t = useMessages(couponMessages);
  const text = useText();
  const { face, condition } = useCouponRule(coupon);
  return (
    <Card as="article" className={classNames(styles.card, faded && styles.faded)}>
      <div className={styles.face}>
        <strong>{face}</strong>
        <span>{condition}</span>
      </div>
      <div className={styles.words}>
        <h2>{text(coupon.title)}</h2>
        {coupon.audience === 'new' && <Tag tone={faded ? 'sand' : 'coral'}>{t('newOnly')}</Tag>}
        <Kinds kinds={coupon.kinds} />
        <Period coupon={coupon} />
        <div className={styles.actions}>{children}</div>
      </div>
    </Card>
  );
};
