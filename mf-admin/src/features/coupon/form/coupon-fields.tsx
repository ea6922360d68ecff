import { useMessages } from '@portal/shared/i18n';
import { Alert, Checkbox, Form, Input, InputNumber, Radio } from 'antd';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useProductKindOptions } from '#src/ui/product-kinds.ts';
import { couponMessages } from '../coupon-messages.ts';
import styles from './coupon-fields.module.css';
import { DayField } from './day-field.tsx';

const Yuan = ({
  name,
  label,
  extra,
  least = 0.01,
}: {
  name: string;
  label: string;
  extra?: string;
  least?: number;
}) => {
  const t = useMessages(couponMessages);
  const rules = [
    { required: true, message: t('form.positive') },
    { type: 'number' as const, min: least, message: t('form.positive') },
  ];
  return (
    <Form.Item name={name} label={label} extra={extra} rules={rules} validateFirst>
      <InputNumber min={0} max={1_000_000} precision={2} className={styles.number} />
    </Form.Item>
  );
};

const Percent = () => {
  const t = useMessages(couponMessages);
  const message = t('form.percentRange');
  return (
    <>
      <Form.Item
        name="discount/percent"
        label={t('form.percent')}
        extra={t('form.percentHint')}
        rules={[{ required: true, type: 'integer', min: 1, max: 99, message }]}
      >
        <InputNumber className={styles.number} />
      </Form.Item>
      <Yuan name="discount/most" label={t('form.most')} />
    </>
  );
};

const Names = () => {
  const t = useMessages(couponMessages);
  const rulesOf = useTextRules();
  return (
    <>
      <Form.Item name="title/zh" label={t('form.zh')} rules={rulesOf(t('form.zh'))}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="title/en" label={t('form.en')} extra={t('form.enHint')}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
    </>
  );
};

const Discount = () => {
  const t = useMessages(couponMessages);
  const type = Form.useWatch('type');
  const types = (['amount', 'percent'] as const).map((value) => ({ value, label: t(`form.types.${value}`) }));
  return (
    <>
      <Form.Item name="type" label={t('form.type')}>
        <Radio.Group options={types} aria-label={t('form.type')} />
      </Form.Item>
      <div className={styles.pair}>
        {type === 'percent' ? <Percent /> : <Yuan name="discount/amount" label={t('form.amount')} />}
      </div>
      <Yuan name="minAmount" label={t('form.min')} extra={t('form.minHint')} least={0} />
    </>
  );
};

const Days = () => {
  const t = useMessages(couponMessages);
  return (
    <>
      <div className={styles.pair}>
        <DayField name="from" label={t('form.from')} required />
        <DayField name="to" label={t('form.to')} required after="from" />
      </div>
      <div className={styles.pair}>
        <DayField name="claimFrom" label={t('form.claimFrom')} extra={t('form.claimHint')} />
        <DayField name="claimTo" label={t('form.claimTo')} after="claimFrom" />
      </div>
    </>
  );
};

/** Everything a coupon says. */
export const CouponFields = ({ claimed = 0 }: { claimed?: number }) => {
  const t = useMessages(couponMessages);
  const kinds = useProductKindOptions();
  const least = Math.max(1, claimed);
  return (
    <>
      {claimed > 0 && (
        <Alert type="info" showIcon title={t('form.claimed', { count: claimed })} className={styles.note} />
      )}
      <Names />
      <Discount />
      <Form.Item name="kinds" label={t('form.kinds')} extra={t('form.kindsHint')}>
        <Checkbox.Group options={kinds} />
      </Form.Item>
      <Form.Item
        name="total"
        label={t('form.total')}
        extra={t('form.totalHint')}
        rules={[{ required: true, message: t('form.positive') }]}
      >
        <InputNumber min={least} max={10_000_000} precision={0} className={styles.number} />
      </Form.Item>
      <Days />
      <StatusField />
    </>
  );
};
