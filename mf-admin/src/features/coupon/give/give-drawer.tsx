import type { CouponRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Form, Input } from 'antd';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { useGiveCoupon } from '../coupon-calls.ts';
import { couponMessages } from '../coupon-messages.ts';

interface GiveDrawerProps {
  readonly row: ListRow<CouponRow>;
  readonly onClosed: () => void;
}

const bodyOf = ({ username }: { username: string }) => ({ username: username.trim() });

/** Gives one of a coupon to a member. */
export default function GiveDrawer({ row, onClosed }: GiveDrawerProps) {
  const t = useMessages(couponMessages);
  const rulesOf = useTextRules();
  return (
    <CommandDrawer
      title={t('give.title', { name: row.name })}
      submitLabel={t('give.submit')}
      done={(values: { username: string }) => t('give.done', bodyOf(values))}
      draft={`give-coupon:${row.item.id}`}
      command={useGiveCoupon(row.item.id)}
      bodyOf={bodyOf}
      about={<p>{t('give.lead')}</p>}
      onClosed={onClosed}
    >
      <Form.Item name="username" label={t('give.username')} rules={rulesOf(t('give.username'))}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
    </CommandDrawer>
  );
}
