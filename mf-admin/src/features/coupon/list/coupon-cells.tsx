import type { CouponRow } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Tag, type Tone } from '@portal/shared/ui';
import { useProductKindOptions } from '#src/ui/product-kinds.ts';
import { couponMessages } from '../coupon-messages.ts';
import styles from './coupon-cells.module.css';
import { lastDayOf, stageOf } from './coupon-facts.ts';

/** What a coupon takes off, in a line. */
const Rule = ({ coupon: { discount, minAmount } }: { coupon: CouponRow }) => {
  const t = useMessages(couponMessages);
  const language = useLanguage();
  const min = formatMoney(minAmount, language);
  if (discount.type === 'amount') {
    const amount = formatMoney(discount.amount, language);
    return minAmount > 0 ? t('rule.amount', { min, amount }) : t('rule.amountAny', { amount });
  }
  // Chinese names what is left of ten parts: 8 % off is 9.2 折.
  const off = language === 'en' ? discount.percent : (100 - discount.percent) / 10;
  const words = { min, off, most: formatMoney(discount.most, language) };
  return minAmount > 0 ? t('rule.percent', words) : t('rule.percentAny', words);
};

/** What a coupon is called, and what it takes off. */
export const Named = ({ coupon }: { coupon: CouponRow }) => {
  const text = useText();
  return (
    <>
      <strong>{text(coupon.title)}</strong>
      <small className={styles.soft}>
        <Rule coupon={coupon} />
      </small>
    </>
  );
};

export const Kinds = ({ coupon }: { coupon: CouponRow }) => {
  const t = useMessages(couponMessages);
  const words = useProductKindOptions().filter(({ value }) => coupon.kinds.includes(value));
  return (
    <>
      {words.length === 0 ? t('allKinds') : words.map(({ label }) => label).join(' · ')}
      {coupon.audience === 'new' && <small className={styles.soft}>{t('newOnly')}</small>}
    </>
  );
};

export const Span = ({ coupon: { from, to } }: { coupon: CouponRow }) => {
  const t = useMessages(couponMessages);
  return (
    <span className={styles.number}>{t('span', { from: dayOf(new Date(from)), to: lastDayOf(to) })}</span>
  );
};

export const Given = ({ coupon: { claimed, total } }: { coupon: CouponRow }) => {
  const t = useMessages(couponMessages);
  return (
    <span className={styles.number}>
      {claimed} / {total}
      <small className={styles.soft}>{t('left', { count: total - claimed })}</small>
    </span>
  );
};

const tones: Readonly<Record<ReturnType<typeof stageOf>, Tone>> = {
  ...{ open: 'good', coming: 'sea', over: 'sand', off: 'bad', none: 'warn' },
};

export const Stage = ({ coupon }: { coupon: CouponRow }) => {
  const t = useMessages(couponMessages);
  const stage = stageOf(coupon, new Date());
  return (
    <>
      <Tag tone={tones[stage]}>{t(`stages.${stage}`)}</Tag>
      {coupon.inCentre === 0 && <small className={styles.soft}>{t('hidden')}</small>}
    </>
  );
};
