import { useMessages } from '@portal/shared/i18n';
import { Icon, type IconName } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import type { Choice } from './choices.ts';
import type { ChoiceGroup } from './groups.ts';
import styles from './palette.module.css';
import { paletteMessages } from './palette-messages.ts';

const icons: Readonly<Record<Choice['kind'], IconName>> = {
  screen: 'document',
  action: 'plus',
  app: 'upload',
  user: 'user',
  order: 'ticket',
  product: 'compass',
  refund: 'refresh',
  invoice: 'card',
  visa: 'passport',
  enquiry: 'phone',
  review: 'star',
  question: 'info',
  coupon: 'bag',
  article: 'edit',
  role: 'lock',
  all: 'chevron-right',
};

export const optionId = (list: string, index: number): string => `${list}-${index}`;

interface ChoiceListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  readonly current: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (choice: Choice) => void;
}

interface OptionProps extends Omit<ChoiceListProps, 'id' | 'groups'> {
  readonly id: string;
  readonly choice: Choice;
  readonly index: number;
}

const Option = ({ id, choice, index, current, onPoint, onChoose }: OptionProps) => {
  const option = useRef<HTMLButtonElement>(null);
  const chosen = index === current;
  useEffect(() => {
    if (chosen) option.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // Focus stays in the field: choices are its active descendant.
    <button
      ref={option}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={styles.option}
      data-all={choice.kind === 'all' || undefined}
      onPointerMove={() => onPoint(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <Icon name={icons[choice.kind] ?? 'document'} size={18} />
      <span className={styles.title}>{choice.title}</span>
      <span className={styles.note}>{choice.note}</span>
    </button>
  );
};

/** The choices by group. */
export const ChoiceList = ({ id, groups, ...rest }: ChoiceListProps) => {
  const t = useMessages(paletteMessages);
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { choices }) => sum + choices.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map(({ key, choices }, place) => (
        <fieldset key={key} aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className={styles.kind}>
            {t(`kinds.${key}`)}
          </div>
          {choices.map((choice, within) => {
            const index = (starts[place] ?? 0) + within;
            return (
              <Option
                key={`${choice.kind} ${choice.path}`}
                id={optionId(id, index)}
                choice={choice}
                index={index}
                {...rest}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
};
