import { useMessages } from '@portal/shared/i18n';
import { Form, Switch } from 'antd';
import { listMessages } from '#src/list/list-messages.ts';

/** The field `status` of a form: a switch. */
export const StatusField = ({ disabled }: { disabled?: boolean }) => {
  const t = useMessages(listMessages);
  return (
    <Form.Item name="status" label={t('status')} valuePropName="checked">
      <Switch disabled={disabled} checkedChildren={t('on')} unCheckedChildren={t('off')} />
    </Form.Item>
  );
};
