import { useMessages } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { hasPerm } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { Button, Checkbox } from 'antd';
import { Card } from '#src/layout/cards.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';
import styles from './first-steps.module.css';
import { stepsFor } from './steps.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** What new staff set up and try on their first day, until they hide it. */
export const FirstStepsCard = () => {
  const t = useMessages(dashboardMessages);
  const user = useSession((session) => session.user);
  const { done, hidden, setDone, hide } = useFirstSteps();
  if (hidden || !user) return null;
  const steps = stepsFor((perm) => hasPerm(user, [perm]));
  const count = steps.filter(({ name }) => done.includes(name)).length;
  return (
    <Card title={t('firstSteps.title')}>
      <p className={styles.lead}>{t('firstSteps.lead', { done: count, all: steps.length })}</p>
      <ul className={styles.steps}>
        {steps.map(({ name, to }) => (
          <li key={name}>
            <Checkbox
              checked={done.includes(name)}
              aria-label={t('firstSteps.done', { step: t(`firstSteps.steps.${name}`) })}
              onChange={({ target }) => setDone(name, target.checked)}
            />
            {to ? (
              <Link to={to} onClick={() => setDone(name, true)}>
                {t(`firstSteps.steps.${name}`)}
              </Link>
            ) : (
              <span>{t(`firstSteps.steps.${name}`)}</span>
            )}
          </li>
        ))}
      </ul>
      <Button className={styles.hide} size="small" onClick={hide}>
        {t(count === steps.length ? 'firstSteps.finish' : 'firstSteps.hide')}
      </Button>
    </Card>
  );
};
