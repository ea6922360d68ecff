import { useMessages } from '@portal/shared/i18n';
import { Form, Switch } from 'antd';
import { listMessages } from './list-messages.ts';

/** The field `status` of a form: a switch. */
export const OnOff = ({ disabled }: { disabled?: boolean }) => {
  const t = useMessages(listMessages);
  return (
    <Form.Item name="status" label={t('status')} valuePropName="checked">
      <Switch disabled={disabled} checkedChildren={t('on')} unCheckedChildren={t('off')} />
    </Form.Item>
  );
};
