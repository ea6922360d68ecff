import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import styles from './lists.module.css';
import type { Tone } from './tag.tsx';

interface DescriptionListProps {
  readonly items: readonly { readonly term: ReactNode; readonly value: ReactNode }[];
}

/** Terms with their values. */
export const DescriptionList = ({ items }: DescriptionListProps) => (
  <dl className={styles.descriptions}>
    {items.map(({ term, value }, index) => (
      <div key={index}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface StepsProps {
  /** Index of the step that is being taken; those before it are done. */
  readonly current: number;
  readonly items: readonly string[];
}

/** Where somebody is in a sequence. */
export const Steps = ({ current, items }: StepsProps) => {
  const t = useMessages(uiMessages);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {items.map((item, index) => (
        <li
          key={item}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(index < current && styles.done, index === current && styles.current)}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Icon name="check" size={14} /> : index + 1}
          </span>
          {item}
        </li>
      ))}
    </ol>
  );
};

interface TimelineProps {
  readonly items: readonly {
    /** An instant, ISO 8601. */
    readonly at: string;
    readonly text: ReactNode;
    readonly tone?: Tone;
  }[];
}

/** What happened, and when. */
export const Timeline = ({ items }: TimelineProps) => {
  const language = useLanguage();
  return (
    <ol className={styles.timeline}>
      {items.map(({ at, text, tone = 'sea' }, index) => (
        <li key={index} data-tone={tone}>
          <span>{text}</span>
          <time dateTime={at}>{formatInstant(at, language)}</time>
        </li>
      ))}
    </ol>
  );
};
