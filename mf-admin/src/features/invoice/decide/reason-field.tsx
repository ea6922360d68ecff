import { Form, Input } from 'antd';
import { useTextRules } from '#src/form/use-text-rules.ts';

/** The field `reason`: why a decision is what it is. */
export const ReasonField = ({ label }: { label: string }) => {
  const rulesOf = useTextRules();
  return (
    <Form.Item name="reason" label={label} rules={rulesOf(label)}>
      <Input.TextArea rows={3} maxLength={200} showCount />
    </Form.Item>
  );
};
