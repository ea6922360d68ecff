import { useMessages } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { hasPerm } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';
import { Button, Checkbox } from 'antd';
import { Card } from '#src/layout/cards.tsx';
import styles from './first-steps.module.css';
import { firstStepsMessages } from './first-steps-messages.ts';
import { stepsFor } from './steps.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** What new staff set up and try on their first day, until they hide it. */
export const FirstStepsCard = () => {
  const t = useMessages(firstStepsMessages);
  const user = useSession((session) => session.user);
  const { done, hidden, setDone, hide } = useFirstSteps();
  if (hidden || !user) return null;
  const steps = stepsFor((perm) => hasPerm(user, [perm]));
  const count = steps.filter(({ name }) => done.includes(name)).length;
  return (
    <Card title={t('title')}>
      <p className={styles.lead}>{t('lead', { done: count, all: steps.length })}</p>
      <ul className={styles.steps}>
        {steps.map(({ name, to }) => (
          <li key={name}>
            <Checkbox
              checked={done.includes(name)}
              aria-label={t('done', { step: t(`steps.${name}`) })}
              onChange={({ target }) => setDone(name, target.checked)}
            />
            {to ? (
              <Link to={to} onClick={() => setDone(name, true)}>
                {t(`steps.${name}`)}
              </Link>
            ) : (
              <span>{t(`steps.${name}`)}</span>
            )}
          </li>
        ))}
      </ul>
      <Button className={styles.hide} size="small" onClick={hide}>
        {t(count === steps.length ? 'finish' : 'hide')}
      </Button>
    </Card>
  );
};
