import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Tag } from '@portal/shared/ui';
import { Switch } from '#src/ui/switch.tsx';
import { listMessages } from './list-messages.ts';

/** Whether something is enabled, as a word. */
export const StatusTag = ({ status }: { status: 0 | 1 }) => {
  const t = useMessages(listMessages);
  return <Tag tone={status === 1 ? 'good' : 'bad'}>{t(status === 1 ? 'on' : 'off')}</Tag>;
};

interface StatusSwitchProps {
  readonly name: string;
  readonly status: 0 | 1;
  /** Which permission changes it. */
  readonly anyOf: readonly string[];
  /** The status cannot be changed by any user. */
  readonly fixed?: boolean;
  readonly busy?: boolean;
  readonly onChange: (status: 0 | 1) => void;
}

/** A switch for those who may change it, else the word. */
export const StatusSwitch = ({ name, status, anyOf, fixed, busy, onChange }: StatusSwitchProps) => {
  const t = useMessages(listMessages);
  const mayEdit = useHasPerm(anyOf);
  if (!mayEdit || fixed) return <StatusTag status={status} />;
  return (
    <Switch
      checked={status === 1}
      loading={busy}
      aria-label={t('statusOf', { name })}
      on={t('on')}
      off={t('off')}
      onChange={(checked) => onChange(checked ? 1 : 0)}
    />
  );
};
