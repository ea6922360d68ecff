import type { TravelInfoForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { TextItem } from '#src/form/fields/site-fields.tsx';
import { PageForm } from '#src/form/page-form.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { LineList } from './line-list.tsx';
import { useSaveTravelInfo, useTravelInfo } from './profile-calls.ts';
import { phonePattern, travelInfoOf } from './profile-forms.ts';
import { profileMessages } from './profile-messages.ts';

const Reach = () => {
  const t = useMessages(profileMessages);
  const rulesOf = useTextRules();
  const line = (name: 'phone' | 'email' | 'licence', form?: { pattern: RegExp; message: string }) => (
    <Form.Item
      name={name}
      label={t(`fields.${name}`)}
      validateFirst
      rules={rulesOf(t(`fields.${name}`), form)}
    >
      <Input maxLength={100} autoComplete="off" />
    </Form.Item>
  );
  return (
    <>
      {line('phone', { pattern: phonePattern, message: t('fields.phoneHint') })}
      {line('email', { pattern: /^\S+@\S+\.\S+$/, message: t('fields.emailHint') })}
      <TextItem name="address" label={t('fields.address')} most={120} beside />
      <TextItem name="hours" label={t('fields.hours')} most={80} beside />
      {line('licence')}
    </>
  );
};

const same = (form: TravelInfoForm): TravelInfoForm => form;

/** How travellers meet the agency: names, how it is reached, what it promises. */
export const AgencyForm = () => {
  const t = useMessages(profileMessages);
  return (
    <PageForm
      stored={useTravelInfo()}
      save={useSaveTravelInfo()}
      valuesOf={same}
      bodyOf={travelInfoOf}
      onSaved={() => toast.success(t('saved'))}
    >
      <TextItem name="name" label={t('fields.name')} most={40} beside />
      <TextItem name="slogan" label={t('fields.slogan')} most={60} beside />
      <Reach />
      <LineList
        name="facts"
        label={t('fields.facts')}
        most={8}
        blank={{ title: { zh: '' }, body: { zh: '' } }}
      >
        {(place) => (
          <>
            <TextItem name={[place, 'title']} label={t('fields.factTitle')} most={20} beside />
            <TextItem name={[place, 'body']} label={t('fields.factBody')} most={120} beside />
          </>
        )}
      </LineList>
    </PageForm>
  );
};
