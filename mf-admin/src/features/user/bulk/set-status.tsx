import { useMessages } from '@portal/shared/i18n';
import { Form, Radio } from 'antd';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { userMessages } from '../user-messages.ts';

/** Enables or disables the chosen users. */
export default function SetStatus(drawer: BulkDrawerProps) {
  const t = useMessages(userMessages);
  const options = [
    { value: 1, label: t('bulk.enable') },
    { value: 0, label: t('bulk.disable') },
  ];
  return (
    <BulkDrawer kind="user-status" {...drawer}>
      <Form.Item
        name="status"
        label={t('bulk.status')}
        extra={t('bulk.statusHint')}
        rules={[{ required: true, message: t('bulk.chooseStatus') }]}
      >
        <Radio.Group aria-label={t('bulk.status')} options={options} />
      </Form.Item>
    </BulkDrawer>
  );
}
