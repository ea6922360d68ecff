import { useMessages } from '@portal/shared/i18n';
import { Tabs, useQueryParams } from '@portal/shared/ui';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { AgencyForm } from './agency-form.tsx';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';
import { WebsiteForm } from './website-form.tsx';

const tabs = ['agency', 'website'] as const;

/** The agency and the website, as tabs: `?tab=`. */
export const ProfileScreen = () => {
  const t = useMessages(profileMessages);
  const { get, set } = useQueryParams();
  const tab = tabs.find((one) => one === get('tab')) ?? 'agency';
  return (
    <AntdPage title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('tabs.label')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => set({ tab: next })}
      />
      <div className={styles.form}>{tab === 'agency' ? <AgencyForm /> : <WebsiteForm />}</div>
    </AntdPage>
  );
};
