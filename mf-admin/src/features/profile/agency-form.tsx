import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { FormFields } from '#src/form/form-fields.tsx';
import { PageForm } from '#src/form/page-form.tsx';
import { LineList } from './line-list.tsx';
import { useSaveTravelInfo, useTravelInfo } from './profile-calls.ts';
import { agencyForm, factFields, hourFields } from './profile-forms.ts';
import { profileMessages } from './profile-messages.ts';

/** How travellers meet the agency: names, how it is reached, what it promises. */
export const AgencyForm = () => {
  const t = useMessages(profileMessages);
  return (
    <PageForm
      form={agencyForm}
      stored={useTravelInfo()}
      save={useSaveTravelInfo()}
      onSaved={() => toast.success(t('saved'))}
    >
      <FormFields form={agencyForm} />
      <LineList name="openingHours" label={t('fields.openingHours')} most={7} fields={hourFields} />
      <LineList name="facts" label={t('fields.facts')} most={8} fields={factFields} />
    </PageForm>
  );
};
