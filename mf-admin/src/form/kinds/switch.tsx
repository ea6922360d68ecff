import { useMessages } from '@portal/shared/i18n';
import { Switch } from 'antd';
import { listMessages } from '#src/list/list-messages.ts';
import type { Control } from '../control.ts';
import type { Field, FieldOptions } from '../field.ts';

type Flag = 0 | 1 | null | undefined;

const flag = (blank: boolean) => ({
  blank,
  item: { valuePropName: 'checked' },
  read: (stored: Flag) => (stored == null ? blank : stored === 1),
  write: (on: boolean) => (on ? 1 : 0),
});

interface ToggleOptions<Word extends string> extends FieldOptions<Word> {
  readonly blank: boolean;
  /** The words on the switch. */
  readonly on: Word;
  readonly off: Word;
}

/** A flag, stored as 0 or 1. */
export const toggle = <N extends string, const W extends string>(
  name: N,
  label: W,
  { blank, on, off, ...options }: ToggleOptions<W>,
): Field<N, Flag, W> => ({
  name,
  label,
  ...options,
  ...flag(blank),
  control: ({ disabled, say }) => (
    <Switch disabled={disabled} checkedChildren={say(on)} unCheckedChildren={say(off)} />
  ),
});

interface StatusSwitchProps extends Pick<Control<boolean>, 'id' | 'onChange'> {
  readonly checked?: boolean;
  readonly disabled?: boolean;
}

const StatusSwitch = (props: StatusSwitchProps) => {
  const t = useMessages(listMessages);
  return <Switch {...props} checkedChildren={t('on')} unCheckedChildren={t('off')} />;
};

/** Whether a record is enabled: its property `status`. */
export const status = (): Field<'status', Flag, never> => ({
  name: 'status',
  commonLabel: 'status',
  ...flag(true),
  control: ({ disabled }) => <StatusSwitch disabled={disabled} />,
});
