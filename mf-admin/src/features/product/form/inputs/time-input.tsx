import { useMessages } from '@portal/shared/i18n';
import { Input } from 'antd';
import type { Control } from '#src/form/control.ts';
import { formMessages } from '../form-messages.ts';

/** A time of the day, `08:30`; where it may be absent, empty is none. */
export const TimeInput = ({
  id,
  value,
  onChange,
  optional = false,
}: Control<string | null> & { readonly optional?: boolean }) => {
  const t = useMessages(formMessages);
  return (
    <Input
      id={id}
      value={value ?? ''}
      maxLength={5}
      placeholder={optional ? t('allDay') : '08:30'}
      onChange={({ target }) => onChange?.(optional && target.value === '' ? null : target.value)}
    />
  );
};
