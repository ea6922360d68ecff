import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import { PeriodFields } from '#src/form/fields/period-fields.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { CandidateSelect } from './candidate-select.tsx';
import { useNameDeputy, type DeputyForm as Values } from './deputy-calls.ts';
import { deputyMessages } from './deputy-messages.ts';

/** Names a deputy for days from today on. A refusal is shown at its field. */
export const DeputyForm = () => {
  const t = useMessages(deputyMessages);
  const [form] = Form.useForm<Values>();
  const naming = useNameDeputy();
  const submit = (values: Values) =>
    naming.mutate(values, {
      onSuccess: () => {
        toast.success(t('add.done'));
        form.resetFields();
      },
      onError: (error) => showFaults(form, error),
    });
  return (
    <Form form={form} layout="vertical" onFinish={submit} style={{ marginTop: 8 }}>
      <Form.Item
        name="deputyId"
        label={t('add.deputy')}
        rules={[{ required: true, message: t('add.missing') }]}
      >
        <CandidateSelect />
      </Form.Item>
      <PeriodFields names={['firstDay', 'lastDay']} maxDays={92} />
      <Button type="primary" htmlType="submit" loading={naming.isPending}>
        {t('add.submit')}
      </Button>
    </Form>
  );
};
