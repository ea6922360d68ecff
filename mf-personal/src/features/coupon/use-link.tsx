import type { CentreCoupon } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { LinkButton } from '@portal/shared/ui';
import { couponMessages } from './coupon-messages.ts';

/** Leads to products that a coupon is valid for. */
export const UseLink = ({ coupon: { title, kinds } }: { coupon: Pick<CentreCoupon, 'title' | 'kinds'> }) => {
  const t = useMessages(couponMessages);
  const name = useText()(title);
  const [kind] = kinds;
  return (
    <LinkButton kind="quiet" size="small" to={kind ? paths.productList(kind) : paths.home}>
      <span aria-hidden="true">{t('use')}</span>
      <span className="visually-hidden">{t('useNamed', { title: name })}</span>
    </LinkButton>
  );
};
