import { toastDuration } from '@portal/shared/config';
import { Card, Page } from '@portal/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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

/** A refusal once its toast has gone, so that it is read once at a time. */
const useAfterToast = (refused: string | undefined): string | undefined => {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (refused === undefined) return undefined;
    const timer = setTimeout(() => setShown(refused), toastDuration);
    return () => {
      clearTimeout(timer);
      setShown(undefined);
    };
  }, [refused]);
  return shown;
};

/** The card of the account forms: login, registration, password reset. */
export const AccountCard = ({ title, lead, refused, onSubmit, links, children }: AccountCardProps) => {
  const refusal = useRef<HTMLParagraphElement>(null);
  const stays = useAfterToast(refused);
  useEffect(() => {
    if (stays) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [stays]);

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
            {stays && (
              <p ref={refusal} className={styles.refused}>
                {stays}
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
