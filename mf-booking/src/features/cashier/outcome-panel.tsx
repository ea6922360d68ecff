import { Icon, type IconName } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './cashier.module.css';

interface OutcomePanelProps {
  /** The heading of the page, or of this part of it (default). */
  readonly heading?: 'h1' | 'h2';
  readonly tone: 'good' | 'warn' | 'calm';
  readonly icon: IconName;
  readonly title: string;
  readonly body?: ReactNode;
  readonly children?: ReactNode;
}

/** The result, in place of the form: announced, with focus on its heading. */
export const OutcomePanel = ({
  heading: Heading = 'h2',
  tone,
  icon,
  title,
  body,
  children,
}: OutcomePanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section role="status" data-tone={tone} className={styles.outcome}>
      <span className={styles.sign}>
        <Icon name={icon} size={32} />
      </span>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {body && <p>{body}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
};
