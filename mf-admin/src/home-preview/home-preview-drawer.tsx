import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { scheduleDays } from '@portal/shared/rules';
import { useToday } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { InstantPicker, instantOf } from '#src/form/kinds/instant.tsx';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { homePreviewMessages } from './home-preview-messages.ts';

interface Chosen {
  readonly at: Dayjs;
}

/** Chooses a time, and opens the home page as it will be then in a new tab. */
export default function HomePreviewDrawer({ onClosed }: { onClosed: () => void }) {
  const t = useMessages(homePreviewMessages);
  const drawer = useDrawer(onClosed);
  const today = dayjs(useToday());
  const checkFuture = async (_: unknown, at: Dayjs | null) => {
    const instant = instantOf(at);
    if (instant && instant < new Date().toISOString()) throw new Error(t('past'));
  };
  const openPreview = ({ at }: Chosen) => {
    const instant = instantOf(at) ?? '';
    window.open(`${paths.home}?${new URLSearchParams({ preview: instant })}`, '_blank', 'noopener');
    drawer.close();
  };
  return (
    <ViewDrawer drawer={drawer} title={t('title')} width={480}>
      <p style={{ marginBottom: 24 }}>{t('lead')}</p>
      <Form<Chosen>
        layout="vertical"
        initialValues={{ at: today.add(1, 'day').hour(8) }}
        onFinish={openPreview}
      >
        <Form.Item
          name="at"
          label={t('at')}
          rules={[{ required: true, message: t('missing') }, { validator: checkFuture }]}
        >
          <InstantPicker minDate={today} maxDate={today.add(scheduleDays, 'day')} />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {t('open')}
        </Button>
      </Form>
    </ViewDrawer>
  );
}
