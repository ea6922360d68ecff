import { useMessages } from '@portal/shared/i18n';
import { Switch } from 'antd';
import { listMessages } from '#src/list/list-messages.ts';
import type { Control } from '../control.ts';
import type { Field, FieldOptions } from '../field.ts';

type Flag = 0 | 1 | null | undefined;

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
  blank: true,
  item: { valuePropName: 'checked' },
  read: (stored: Flag) => stored !== 0,
  write: (on: boolean) => (on ? 1 : 0),
  control: ({ disabled }) => <StatusSwitch disabled={disabled} />,
});

interface FlagOptions<Word extends string> extends FieldOptions<Word> {
  readonly blank: boolean;
  /** The words on the switch. */
  readonly on: Word;
  readonly off: Word;
}

/** A yes or no. */
export const flag = <N extends string, const W extends string>(
  name: N,
  label: W,
  { blank, on, off, ...options }: FlagOptions<W>,
): Field<N, Flag, W> => ({
  name,
  label,
  ...options,
  blank,
  item: { valuePropName: 'checked' },
  read: (stored: Flag) => (stored == null ? blank : stored === 1),
  write: (yes: boolean) => (yes ? 1 : 0),
  control: ({ disabled, say }) => (
    <Switch disabled={disabled} checkedChildren={say(on)} unCheckedChildren={say(off)} />
  ),
});
