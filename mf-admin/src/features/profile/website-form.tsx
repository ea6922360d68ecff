import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { FormFields } from '#src/form/form-fields.tsx';
import { PageForm } from '#src/form/page-form.tsx';
import { LineList } from './line-list.tsx';
import { useSaveWebsite, useWebsite } from './profile-calls.ts';
import { linkFields, websiteForm } from './profile-forms.ts';
import { profileMessages } from './profile-messages.ts';

/** What the website itself shows: its name, filing numbers, and the links of its footer. */
export const WebsiteForm = () => {
  const t = useMessages(profileMessages);
  return (
    <PageForm
      form={websiteForm}
      stored={useWebsite()}
      save={useSaveWebsite()}
      onSaved={() => toast.success(t('saved'))}
    >
      <FormFields form={websiteForm} />
      <LineList name="footerLinks" label={t('fields.footerLinks')} most={12} fields={linkFields} />
    </PageForm>
  );
};
