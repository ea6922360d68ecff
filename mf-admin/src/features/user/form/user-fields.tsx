import { useMessages } from '@portal/shared/i18n';
import { Form, Input, Radio, Select, Switch, TreeSelect } from 'antd';
import { useDepartments, useRoles } from '../user-calls.ts';
import { userMessages } from '../user-messages.ts';
import { patterns } from './user-form.ts';

const useRules = () => {
  const t = useMessages(userMessages);
  const pattern = (name: keyof typeof patterns) => ({
    pattern: patterns[name],
    message: t(`faults.${name}`),
  });
  return {
    username: [
      { required: true, message: t('faults.required', { field: t('form.username') }) },
      pattern('username'),
    ],
    nickname: [
      { required: true, message: t('faults.required', { field: t('form.nickname') }) },
      pattern('nickname'),
    ],
    dept: { message: t('faults.choose', { field: t('form.dept') }) },
    roles: [{ required: true, message: t('faults.choose', { field: t('form.roles') }) }],
    mobile: [pattern('mobile')],
    email: [pattern('email')],
  };
};

const Names = () => {
  const t = useMessages(userMessages);
  const rules = useRules();
  return (
    <>
      <Form.Item name="username" label={t('form.username')} rules={rules.username} validateFirst>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item name="nickname" label={t('form.nickname')} rules={rules.nickname} validateFirst>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
    </>
  );
};

const Place = ({ deptRequired }: { deptRequired: boolean }) => {
  const t = useMessages(userMessages);
  const rules = useRules();
  const departments = useDepartments();
  const roles = useRoles();
  return (
    <>
      <Form.Item name="deptId" label={t('form.dept')} rules={[{ required: deptRequired, ...rules.dept }]}>
        <TreeSelect
          treeData={departments.data}
          loading={departments.isPending}
          placeholder={t('form.deptHint')}
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'label' }}
          allowClear={!deptRequired}
        />
      </Form.Item>
      <Form.Item name="roleIds" label={t('form.roles')} rules={rules.roles}>
        <Select
          mode="multiple"
          options={roles.data}
          loading={roles.isPending}
          placeholder={t('form.rolesHint')}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  );
};

const Person = () => {
  const t = useMessages(userMessages);
  const rules = useRules();
  const genders = [
    { value: 1, label: t('form.genders.male') },
    { value: 2, label: t('form.genders.female') },
    { value: 0, label: t('form.genders.unknown') },
  ];
  return (
    <>
      <Form.Item name="gender" label={t('form.gender')}>
        <Radio.Group options={genders} aria-label={t('form.gender')} />
      </Form.Item>
      <Form.Item name="mobile" label={t('form.mobile')} rules={rules.mobile}>
        <Input inputMode="tel" maxLength={11} autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={t('form.email')} rules={rules.email}>
        <Input inputMode="email" maxLength={128} autoComplete="off" />
      </Form.Item>
    </>
  );
};

interface UserFieldsProps {
  /** Members of the public have no department, and need none. */
  readonly deptRequired: boolean;
  /** Nobody disables themselves. */
  readonly self: boolean;
}

export const UserFields = ({ deptRequired, self }: UserFieldsProps) => {
  const t = useMessages(userMessages);
  return (
    <>
      <Names />
      <Place deptRequired={deptRequired} />
      <Person />
      <Form.Item name="status" label={t('form.status')} valuePropName="checked">
        <Switch disabled={self} checkedChildren={t('switch.on')} unCheckedChildren={t('switch.off')} />
      </Form.Item>
    </>
  );
};
