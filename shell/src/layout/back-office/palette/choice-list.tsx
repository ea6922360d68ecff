import { useMessages } from '@portal/shared/i18n';
import { Icon, type IconName } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import type { Choice } from './choices.ts';
import styles from './palette.module.css';
import { paletteMessages } from './palette-messages.ts';

const icons: Readonly<Record<Choice['kind'], IconName>> = {
  screen: 'document',
  user: 'user',
  order: 'ticket',
  product: 'compass',
};

export const optionId = (list: string, index: number): string => `${list}-${index}`;

interface ChoiceListProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly current: number;
  /** They are recent choices, of all kinds. */
  readonly recent: boolean;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (choice: Choice) => void;
}

interface OptionProps extends Omit<ChoiceListProps, 'id' | 'choices' | 'recent'> {
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
      onPointerMove={() => onPoint(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <Icon name={icons[choice.kind]} size={18} />
      <span className={styles.title}>{choice.title}</span>
      <span className={styles.note}>{choice.note}</span>
    </button>
  );
};

/** The choices, grouped by kind. */
export const ChoiceList = ({ id, choices, recent, ...rest }: ChoiceListProps) => {
  const t = useMessages(paletteMessages);
  const groups = recent ? (['recent'] as const) : (['screen', 'user', 'order', 'product'] as const);
  const numbered = choices.map((choice, index) => ({ choice, index }));
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map((group) => {
        const within = numbered.filter(({ choice }) => group === 'recent' || choice.kind === group);
        if (within.length === 0) return null;
        return (
          <fieldset key={group} aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className={styles.kind}>
              {t(`kinds.${group}`)}
            </div>
            {within.map(({ choice, index }) => (
              <Option
                key={`${choice.kind} ${choice.path}`}
                id={optionId(id, index)}
                choice={choice}
                index={index}
                {...rest}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
};
