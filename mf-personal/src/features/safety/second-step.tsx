import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Card, LinkButton } from '@portal/shared/ui';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

/** The way to two-step verification. */
export const SecondStep = () => {
  const t = useMessages(safetyMessages);
  return (
    <Card as="section" padded className={styles.card}>
      <h2>{t('secondStep.title')}</h2>
      <p className={styles.soft}>{t('secondStep.lead')}</p>
      <LinkButton kind="quiet" to={paths.secondFactor}>
        {t('secondStep.action')}
      </LinkButton>
    </Card>
  );
};
