import { Form } from 'antd';
import { TextPair } from './text-pair.tsx';
import { useSiteRules } from './use-site-rules.ts';

interface TextItemProps {
  readonly name: string | (string | number)[];
  readonly label: string;
  readonly most: number;
  readonly rows?: number;
  readonly beside?: boolean;
  /** It may be left out. */
  readonly optional?: boolean;
}

/** A field of a form: a text in both languages. */
export const TextItem = ({ name, label, optional = false, ...pair }: TextItemProps) => {
  const { textRule } = useSiteRules();
  return (
    <Form.Item name={name} label={label} rules={[textRule(label, !optional)]} validateTrigger="onSubmit">
      <TextPair label={label} {...pair} />
    </Form.Item>
  );
};
