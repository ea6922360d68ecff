import type { WebsiteForm as Website } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { TextItem } from '#src/form/fields/site-fields.tsx';
import { useSiteRules } from '#src/form/fields/use-site-rules.ts';
import { PageForm } from '#src/form/page-form.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { LineList } from './line-list.tsx';
import { useSaveWebsite, useWebsite } from './profile-calls.ts';
import { websiteOf } from './profile-forms.ts';
import { profileMessages } from './profile-messages.ts';

const same = (form: Website): Website => form;

const FooterLinks = () => {
  const t = useMessages(profileMessages);
  const rulesOf = useTextRules();
  const { linkRule } = useSiteRules();
  return (
    <LineList
      name="footerLinks"
      label={t('fields.footerLinks')}
      most={12}
      blank={{ title: { zh: '' }, link: '' }}
    >
      {(place) => (
        <>
          <TextItem name={[place, 'title']} label={t('fields.linkTitle')} most={20} beside />
          <Form.Item
            name={[place, 'link']}
            label={t('fields.link')}
            rules={[...rulesOf(t('fields.link')), linkRule]}
          >
            <Input maxLength={500} autoComplete="off" />
          </Form.Item>
        </>
      )}
    </LineList>
  );
};

/** What the website itself shows: its name, filing numbers, and the links of its footer. */
export const WebsiteForm = () => {
  const t = useMessages(profileMessages);
  const { linkRule } = useSiteRules();
  return (
    <PageForm
      stored={useWebsite()}
      save={useSaveWebsite()}
      valuesOf={same}
      bodyOf={websiteOf}
      onSaved={() => toast.success(t('saved'))}
    >
      <TextItem name="siteName" label={t('fields.siteName')} most={20} beside />
      <TextItem name="copyright" label={t('fields.copyright')} most={60} beside />
      <Form.Item name="icp" label={t('fields.icp')}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="publicSecurity" label={t('fields.publicSecurity')}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="sourceUrl" label={t('fields.sourceUrl')} rules={[linkRule]}>
        <Input maxLength={500} />
      </Form.Item>
      <FooterLinks />
    </PageForm>
  );
};
