import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { FormFields } from '#src/form/form-fields.tsx';
import { PageForm } from '#src/form/page-form.tsx';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { settingForm, useSaveSettings, useSettings } from './setting-form.ts';
import { settingMessages } from './setting-messages.ts';

/** The settings of the agency. */
export const SettingScreen = () => {
  const t = useMessages(settingMessages);
  const language = useLanguage();
  const settings = useSettings();
  const most = settings.data?.maxRefundLimit;
  return (
    <AntdPage title={t('title')} lead={t('lead')}>
      <div style={{ maxWidth: 880 }}>
        <PageForm
          form={settingForm}
          stored={settings}
          save={useSaveSettings()}
          onSaved={() => toast.success(t('saved'))}
        >
          {most !== undefined && (
            <p style={{ marginBottom: 16 }}>{t('bound', { amount: formatMoney(most, language) })}</p>
          )}
          <FormFields form={settingForm} />
        </PageForm>
      </div>
    </AntdPage>
  );
};
