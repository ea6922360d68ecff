import { useMessages } from '@portal/shared/i18n';
import { Icon, type IconName } from '@portal/shared/ui';
import { Button, Checkbox } from 'antd';
import styles from './column-drawer.module.css';
import { tableMessages } from './table-messages.ts';

/** A column as it is set up; `place` counts among those that can be moved. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly shown: boolean;
  readonly stays: boolean;
  readonly place: number;
  readonly last: number;
  readonly width: number;
}

interface ColumnLineProps {
  readonly line: Line;
  readonly dragged: boolean;
  readonly onDrag: (id: string | undefined) => void;
  readonly onOver: () => void;
  readonly onMove: (to: number) => void;
  readonly onShow: (shown: boolean) => void;
  readonly onResize: (width: number) => void;
}

/** By so much a press of a button changes a width, in px. */
const step = 24;

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

const Step = ({ icon, label, disabled, onPress }: StepProps) => (
  <Button
    type="text"
    size="small"
    aria-label={label}
    disabled={disabled}
    icon={<Icon name={icon} size={16} />}
    onClick={onPress}
  />
);

/** One column: shown or not, wider or narrower, up or down, with the mouse or with keys. */
export const ColumnLine = ({ line, dragged, onDrag, onOver, onMove, onShow, onResize }: ColumnLineProps) => {
  const t = useMessages(tableMessages);
  const { id, name, shown, stays, place, last, width } = line;
  return (
    <li
      className={styles.line}
      data-dragged={dragged || undefined}
      draggable={!stays}
      onDragStart={() => onDrag(id)}
      onDragOver={(event) => {
        event.preventDefault();
        onOver();
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <span className={styles.handle} aria-hidden="true" title={stays ? undefined : t('drag')}>
        {!stays && '⠿'}
      </span>
      <Checkbox checked={shown} disabled={stays} onChange={({ target }) => onShow(target.checked)}>
        {name}
      </Checkbox>
      <span className={styles.steps}>
        <Step icon="minus" label={t('narrower', { name })} onPress={() => onResize(width - step)} />
        <Step icon="plus" label={t('wider', { name })} onPress={() => onResize(width + step)} />
        {!stays && (
          <>
            <Step
              icon="chevron-up"
              label={t('up', { name })}
              disabled={place === 0}
              onPress={() => onMove(place - 1)}
            />
            <Step
              icon="chevron-down"
              label={t('down', { name })}
              disabled={place === last}
              onPress={() => onMove(place + 1)}
            />
          </>
        )}
      </span>
    </li>
  );
};
