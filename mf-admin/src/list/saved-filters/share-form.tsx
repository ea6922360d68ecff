import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Button, Form, Select } from 'antd';
import { showFaults } from '#src/form/show-faults.ts';
import styles from './saved-filters.module.css';
import type { SavedFilter } from './saved-filters.ts';
import { savedFiltersMessages } from './saved-filters-messages.ts';
import { useShare } from './use-shared-filters.ts';

/** Roles by code and name. */
export type ShareRoles = readonly { readonly code: string; readonly name: string }[];

interface ShareFormProps {
  readonly filter: SavedFilter;
  readonly roles: ShareRoles;
  readonly onDone: () => void;
}

/** Shares saved filters with the holders of one of one's roles. */
export const ShareForm = ({ filter, roles, onDone }: ShareFormProps) => {
  const t = useMessages(savedFiltersMessages);
  const [form] = Form.useForm<{ role: string }>();
  const share = useShare();
  const submit = async ({ role }: { role: string }) => {
    try {
      await share.mutateAsync({ filter, role });
      const name = roles.find(({ code }) => code === role)?.name ?? role;
      toast.success(t('shared.done', { name: filter.name, role: name }));
      onDone();
    } catch (error) {
      showFaults(form, error);
    }
  };
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ role: roles[0]?.code }}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item name="role" label={t('shared.with', { name: filter.name })}>
        <Select options={roles.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <div className={styles.buttons}>
        <Button onClick={onDone}>{t('shared.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={share.isPending} disabled={roles.length === 0}>
          {t('shared.submit')}
        </Button>
      </div>
    </Form>
  );
};
