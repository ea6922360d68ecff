import { useMessages } from '@portal/shared/i18n';
import { Button, Form, Input } from 'antd';
import { longestName, nameFault, type SavedFilter } from './saved-filters.ts';
import { savedFiltersMessages } from './saved-filters-messages.ts';

interface NameFormProps {
  readonly saved: readonly SavedFilter[];
  /** The name it has now, when it has one. */
  readonly own?: string;
  readonly label: string;
  readonly submit: string;
  readonly onSubmit: (name: string) => void;
}

/** A name for a filter, that no other one has. */
export const NameForm = ({ saved, own, label, submit, onSubmit }: NameFormProps) => {
  const t = useMessages(savedFiltersMessages);
  const check = async (_: unknown, name: string | undefined) => {
    const fault = nameFault(saved, name ?? '', own);
    if (fault) throw new Error(t(`faults.${fault}`));
  };
  return (
    <Form<{ name: string }>
      layout="vertical"
      initialValues={{ name: own }}
      validateTrigger="onSubmit"
      onFinish={({ name }) => onSubmit(name)}
    >
      <Form.Item name="name" label={label} rules={[{ validator: check }]}>
        <Input
          placeholder={t('nameHint')}
          maxLength={longestName}
          autoComplete="off"
          autoFocus={own !== undefined}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {submit}
      </Button>
    </Form>
  );
};
