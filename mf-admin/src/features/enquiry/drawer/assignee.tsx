import type { EnquiryDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useAssign, useAssignees } from '../enquiry-calls.ts';
import { enquiryMessages } from '../enquiry-messages.ts';
import styles from './enquiry-drawer.module.css';

interface AssigneeProps {
  readonly enquiry: EnquiryDetail;
  readonly onRefused: (error: unknown) => void;
}

/** Who is in charge: oneself with one press, or a colleague. */
export const Assignee = ({ enquiry: { id, assignee, version }, onRefused }: AssigneeProps) => {
  const t = useMessages(enquiryMessages);
  const field = useId();
  const own = useSession(({ user }) => user?.userId);
  const people = useAssignees();
  const assign = useAssign(id);
  const known = people.data ?? [];
  // An assignee who has lost the permission is still named.
  const all = assignee && !known.some((one) => one.id === assignee.id) ? [assignee, ...known] : known;
  const put = (assigneeId: number | null) =>
    assign.mutate(
      { assigneeId, version },
      { onSuccess: () => toast.success(t('assign.done')), onError: onRefused },
    );
  return (
    <div className={styles.assignee}>
      <label htmlFor={field}>{t('assign.label')}</label>
      <Select
        id={field}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        loading={people.isPending || assign.isPending}
        placeholder={t('nobody')}
        value={assignee?.id}
        options={all.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(chosen?: number) => put(chosen ?? null)}
      />
      {own !== undefined && assignee?.id !== own && (
        <Button type="link" disabled={assign.isPending} onClick={() => put(own)}>
          {t('assign.self')}
        </Button>
      )}
    </div>
  );
};
