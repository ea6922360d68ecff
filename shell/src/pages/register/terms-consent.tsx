import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Checkbox } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { registerMessages } from './messages.ts';
import styles from './terms-consent.module.css';

/** A link to a statement in a new tab, so that the input is kept; only its title until its path is loaded. */
const Statement = ({ id, children }: { id: number | undefined; children: ReactNode }) =>
  id === undefined ? (
    children
  ) : (
    <a href={paths.statement(id)} target="_blank" rel="noreferrer" className={styles.statement}>
      {children}
    </a>
  );

/** The consent to the terms, never ticked in advance. */
export const TermsConsent = (props: Omit<ComponentProps<typeof Checkbox>, 'label'>) => {
  const t = useMessages(registerMessages);
  const { data = [] } = useQuery(queryOf('GET /api/v1/statements', {}));
  const idOf = (code: string) => data.find((statement) => statement.code === code)?.id;
  return (
    <Checkbox
      {...props}
      label={
        <>
          {t('accept')} <Statement id={idOf('terms')}>{t('terms')}</Statement> {t('and')}{' '}
          <Statement id={idOf('privacy')}>{t('privacy')}</Statement>
        </>
      }
    />
  );
};
