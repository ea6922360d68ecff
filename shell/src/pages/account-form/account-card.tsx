import { Card, Page } from '@portal/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './account-form.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly lead: string;
  /** The error of the last attempt that belongs to no field. */
  readonly refused: string | undefined;
  readonly onSubmit: () => void;
  /** Links to the other account pages. */
  readonly links: ReactNode;
  readonly children: ReactNode;
}

/** The card of the account forms: login, registration, password reset. */
export const AccountCard = ({ title, lead, refused, onSubmit, links, children }: AccountCardProps) => {
  const refusal = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refused) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Page>
      <div className={styles.frame}>
        <Card padded>
          <form noValidate onSubmit={submit} className={styles.form}>
            <header>
              <h1>{title}</h1>
              <p className={styles.lead}>{lead}</p>
            </header>
            {refused && (
              <p ref={refusal} className={styles.refused}>
                {refused}
              </p>
            )}
            {children}
            <div className={styles.links}>{links}</div>
          </form>
        </Card>
      </div>
    </Page>
  );
};
