import { useMessages } from '@portal/shared/i18n';
import { Form, Select } from 'antd';
import { BulkDrawer } from '#src/bulk/bulk-drawer.tsx';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { useAssignees } from '../enquiry-calls.ts';
import { enquiryMessages } from '../enquiry-messages.ts';

/** Assigns the chosen enquiries to a colleague. */
export default function AssignEnquiries(drawer: BulkDrawerProps) {
  const t = useMessages(enquiryMessages);
  const people = useAssignees();
  return (
    <BulkDrawer kind="enquiry-assign" {...drawer}>
      <Form.Item
        name="assigneeId"
        label={t('assign.label')}
        rules={[{ required: true, message: t('assign.choose') }]}
      >
        <Select
          options={people.data?.map(({ id, name }) => ({ value: id, label: name }))}
          loading={people.isPending}
          placeholder={t('assign.choose')}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </BulkDrawer>
  );
}
