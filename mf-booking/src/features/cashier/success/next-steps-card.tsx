import { CalendarButton, useGroupText } from '@portal/shared/booking';
import type { OrderDetail } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui';
import { type NextStep, nextSteps } from './next-steps.ts';
import styles from './payment-success.module.css';
import { paymentSuccessMessages } from './payment-success-messages.ts';

/** The heading of a step and what to know about it. */
const useStepTexts = () => {
  const t = useMessages(paymentSuccessMessages);
  const language = useLanguage();
  const groupText = useGroupText();
  const dayOf = (day: string) => formatDay(day, language, { year: true });
  const factsOf = (step: NextStep): Readonly<Record<string, string | number>> => ({
    ...('day' in step && { day: dayOf(step.day) }),
    ...('last' in step && { last: dayOf(step.last) }),
    ...('amount' in step && { amount: formatMoney(step.amount, language) }),
    ...('hours' in step && { hours: step.hours }),
    ...('time' in step && { time: step.time }),
    ...('count' in step && { count: step.count }),
    ...('group' in step && { group: groupText(step.group) }),
  });
  return (step: NextStep) => {
    const facts = factsOf(step);
    return { title: t(`steps.${step.key}.title`, facts), body: t(`steps.${step.key}.body`, facts) };
  };
};

/** What happens next, in its sequence, with days. */
export const NextStepsCard = ({ order }: { order: OrderDetail }) => {
  const t = useMessages(paymentSuccessMessages);
  const textsOf = useStepTexts();
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('next')}</h2>
      <ol className={styles.steps}>
        {nextSteps(order).map((step) => {
          const { title, body } = textsOf(step);
          return (
            <li key={step.key}>
              <strong>{title}</strong>
              <p>{body}</p>
            </li>
          );
        })}
      </ol>
      <div className={styles.calendar}>
        <CalendarButton order={order} />
      </div>
    </Card>
  );
};
