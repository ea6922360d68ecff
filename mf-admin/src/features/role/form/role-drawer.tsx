import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isProtectedRole, rootRole } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { Form, Input, InputNumber, Radio } from 'antd';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { listMessages } from '#src/list/list-messages.ts';
import { useRoleForm, useSaveRole } from '../role-calls.ts';
import { roleMessages } from '../role-messages.ts';
import { useScopes } from '../use-scopes.ts';
import { bodyOf, codePattern, newRole, valuesOf } from './role-form.ts';

interface RoleDrawerProps {
  /** Which role to edit; a new one without it. */
  readonly role?: RoleRow;
  readonly onClosed: () => void;
}

const RoleFields = ({ role }: { role?: RoleRow }) => {
  const t = useMessages(roleMessages);
  const rulesOf = useTextRules();
  const scopes = useScopes();
  const builtIn = role !== undefined && isProtectedRole(role.code);
  const code = { pattern: codePattern, message: t('form.codeHint') };
  return (
    <>
      <Form.Item name="name" label={t('form.name')} rules={rulesOf(t('form.name'))}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="code"
        label={t('form.code')}
        extra={t(builtIn ? 'form.codeKept' : 'form.codeHint')}
        validateFirst
        rules={rulesOf(t('form.code'), code)}
      >
        <Input maxLength={64} autoComplete="off" disabled={builtIn} />
      </Form.Item>
      <Form.Item name="dataScope" label={t('form.scope')} extra={t('form.scopeHint')}>
        <Radio.Group
          options={scopes}
          aria-label={t('form.scope')}
          disabled={role?.code === rootRole}
          style={{ display: 'flex', flexDirection: 'column', gap: 8 }}
        />
      </Form.Item>
      <Form.Item name="sort" label={t('form.sort')} extra={t('form.sortHint')}>
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      <StatusField disabled={builtIn} />
    </>
  );
};

/** Adds or edits a role. */
export default function RoleDrawer({ role, onClosed }: RoleDrawerProps) {
  const t = useMessages(roleMessages);
  const common = useMessages(listMessages);
  const stored = useRoleForm(role?.id);
  const save = useSaveRole(role?.id);
  return (
    <RecordDrawer
      title={t(role ? 'form.edit' : 'form.add')}
      stored={role && stored}
      save={save}
      blank={newRole}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={({ name }) => toast.success(common(role ? 'done.saved' : 'done.added', { name: name.trim() }))}
      onClosed={onClosed}
    >
      <RoleFields role={role} />
    </RecordDrawer>
  );
}
