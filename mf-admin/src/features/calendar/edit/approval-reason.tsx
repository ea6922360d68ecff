import { useMessages } from '@portal/shared/i18n';
import { Alert, Form, Input } from 'antd';
import { editMessages } from './edit-messages.ts';

/** Says that a change of prices needs a second person, and asks why it is proposed. */
export const ApprovalReason = ({ percent }: { percent: number }) => {
  const t = useMessages(editMessages);
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="status"
        title={t('approval.note', { percent })}
        style={{ marginBottom: 16 }}
      />
      <Form.Item name="reason" label={t('approval.reason')} required>
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
    </>
  );
};
