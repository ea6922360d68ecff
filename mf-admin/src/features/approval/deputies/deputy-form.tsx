import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { Button, DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { showFaults } from '#src/form/show-faults.ts';
import { CandidateSelect } from './candidate-select.tsx';
import styles from './deputies.module.css';
import { useNameDeputy, type DeputyForm as Values } from './deputy-calls.ts';
import { deputyMessages } from './deputy-messages.ts';

const asDay = {
  getValueProps: (value?: string) => ({ value: value ? dayjs(value) : null }),
  getValueFromEvent: (picked: Dayjs | null) => picked?.format('YYYY-MM-DD'),
};

const DayField = ({ name, label, first }: { name: keyof Values; label: string; first: string }) => {
  const t = useMessages(deputyMessages);
  return (
    <Form.Item {...asDay} name={name} label={label} rules={[{ required: true, message: t('add.day') }]}>
      <DatePicker minDate={dayjs(first)} style={{ width: '100%' }} />
    </Form.Item>
  );
};

/** Names a deputy for days from today on. A refusal is shown at its field. */
export const DeputyForm = () => {
  const t = useMessages(deputyMessages);
  const [form] = Form.useForm<Values>();
  const naming = useNameDeputy();
  const today = dayOf(new Date());
  const first = Form.useWatch('firstDay', form) ?? today;
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
      <div className={styles.days}>
        <DayField name="firstDay" label={t('add.first')} first={today} />
        <DayField name="lastDay" label={t('add.last')} first={first} />
      </div>
      <Button type="primary" htmlType="submit" loading={naming.isPending}>
        {t('add.submit')}
      </Button>
    </Form>
  );
};
