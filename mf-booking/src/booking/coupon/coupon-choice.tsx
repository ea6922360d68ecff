import { formatDay, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Button, Select } from '@portal/shared/ui';
import type { CouponDraft } from '../form/extras-form.ts';
import styles from './coupon.module.css';
import { couponMessages } from './coupon-messages.ts';
import type { appliedCoupon, Coupons, OwnCoupon } from './use-coupons.ts';

interface CouponChoiceProps {
  readonly coupons: Coupons;
  /** The coupon that reduces the price now. */
  readonly applied: ReturnType<typeof appliedCoupon>;
  readonly choice: CouponDraft;
  readonly error: string | undefined;
  readonly onChoose: (couponId: number | null) => void;
}

const useOptions = (own: readonly OwnCoupon[]) => {
  const t = useMessages(couponMessages);
  const text = useText();
  const language = useLanguage();
  const told = ({ worth, coupon }: OwnCoupon): string => {
    if (typeof worth === 'number') return t('takesOff', { amount: formatMoney(worth, language) });
    return worth === 'tooLittle' ? t('from', { amount: formatMoney(coupon.minAmount, language) }) : t(worth);
  };
  const options = own.map((one) => ({
    value: String(one.coupon.id),
    label: t('option', { title: text(one.coupon.title), worth: told(one) }),
    disabled: typeof one.worth !== 'number',
  }));
  return [{ value: '', label: t(own.length > 0 ? 'none' : 'noneOwned') }, ...options];
};

/** Claimable coupons; a claimed one is used at once. */
const Given = ({ coupons: { given, claim }, onChoose }: Pick<CouponChoiceProps, 'coupons' | 'onChoose'>) => {
  const t = useMessages(couponMessages);
  const text = useText();
  const language = useLanguage();
  if (given.length === 0) return null;
  return (
    <ul aria-label={t('given')} className={styles.given}>
      {given.map(({ id, title, to, audience }) => (
        <li key={id}>
          <span>
            {text(title)}
            {audience === 'new' && <small>{t('newOnly')}</small>}
            <small>{t('until', { day: formatDay(dayOf(new Date(to)), language) })}</small>
          </span>
          <Button
            kind="quiet"
            size="small"
            busy={claim.isPending && claim.variables === id}
            onClick={() => claim.mutate(id, { onSuccess: (own) => onChoose(own.id) })}
          >
            {t('claim')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** Why this coupon is selected, and what a refund does to it. */
const Applied = ({ applied }: Pick<CouponChoiceProps, 'applied'>) => {
  const t = useMessages(couponMessages);
  const language = useLanguage();
  if (!applied) return null;
  const amount = formatMoney(applied.discount, language);
  return (
    <div className={styles.terms}>
      {applied.suggested && <p className={styles.best}>{t('best', { amount })}</p>}
      <p>{t('afterRefund')}</p>
    </div>
  );
};

/** The choice of a coupon, with the best one selected, and the claimable ones. Nothing without either. */
export const CouponChoice = ({ coupons, applied, choice, error, onChoose }: CouponChoiceProps) => {
  const t = useMessages(couponMessages);
  const options = useOptions(coupons.own);
  if (coupons.own.length === 0 && coupons.given.length === 0) return null;
  const chosen = choice === 'best' ? applied?.id : choice;
  return (
    <div className={styles.coupons}>
      <Select
        name="couponId"
        label={t('label')}
        value={chosen ? String(chosen) : ''}
        options={options}
        error={error}
        onChange={(id) => onChoose(id === '' ? null : Number(id))}
      />
      <Applied applied={applied} />
      <Given coupons={coupons} onChoose={onChoose} />
    </div>
  );
};
