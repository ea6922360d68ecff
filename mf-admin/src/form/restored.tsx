import { useMessages } from '@portal/shared/i18n';
import { Alert, Button } from 'antd';
import { uiMessages } from '#src/ui/ui-messages.ts';

/** Says that the form began with typed input that was never saved, and offers what is stored. */
export const Restored = ({ onStartOver }: { onStartOver: () => void }) => {
  const t = useMessages(uiMessages);
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={t('restored.title')}
      action={
        <Button size="small" onClick={onStartOver}>
          {t('restored.startOver')}
        </Button>
      }
      style={{ marginBottom: 16 }}
    />
  );
};
