import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Card, LinkButton } from '@portal/shared/ui';
import cardStyles from '#src/frame/account-card.module.css';
import { safetyMessages } from './safety-messages.ts';

/** The way to two-step verification. */
export const SecondStep = () => {
  const t = useMessages(safetyMessages);
  return (
    <Card as="section" padded className={cardStyles.card}>
      <h2>{t('secondStep.title')}</h2>
      <p className={cardStyles.soft}>{t('secondStep.lead')}</p>
      <LinkButton kind="quiet" to={paths.secondFactor}>
        {t('secondStep.action')}
      </LinkButton>
    </Card>
  );
};
