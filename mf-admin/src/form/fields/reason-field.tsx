import { Form, Input } from 'antd';
import { useTextRules } from '../use-text-rules.ts';

interface ReasonFieldProps {
  readonly label: string;
  readonly placeholder?: string;
}

/** The field `reason`: why a decision is what it is. */
export const ReasonField = ({ label, placeholder }: ReasonFieldProps) => {
  const rulesOf = useTextRules();
  return (
    <Form.Item name="reason" label={label} rules={rulesOf(label)}>
      <Input.TextArea rows={3} maxLength={200} showCount placeholder={placeholder} />
    </Form.Item>
  );
};
