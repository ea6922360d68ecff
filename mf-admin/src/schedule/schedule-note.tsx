import type { Language, Schedule, ScheduledStep } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { clockOf, dayOf } from '@portal/shared/rules';
import styles from './schedule.module.css';
import type { ScheduleSubject } from './schedule-calls.ts';
import { scheduleMessages } from './schedule-messages.ts';

interface StepProps {
  readonly subject: ScheduleSubject;
  readonly name: keyof Schedule;
  readonly step: ScheduledStep;
}

/** Day and time in Asia/Shanghai, with the year unless it is this one. */
const timeOf = (at: string, language: Language): string => {
  const day = dayOf(new Date(at));
  const year = day.slice(0, 4) !== dayOf(new Date()).slice(0, 4);
  const words = formatDay(day, language, { year, weekday: false });
  return `${words}${language === 'en' ? ',' : ''} ${clockOf(new Date(at))}`;
};

const Step = ({ subject, name, step: { at, failure } }: StepProps) => {
  const t = useMessages(scheduleMessages);
  const language = useLanguage();
  if (!failure) return <span>{t(`${subject}.${name}`, { at: timeOf(at, language) })}</span>;
  const reason = t(`reasons.${failure.reason}`, { count: failure.faults.length });
  return <span className={styles.failed}>{t(`failed.${subject}.${name}`, { reason })}</span>;
};

/** When something is published and taken down by itself, and why that was not done. */
export const ScheduleNote = ({
  subject,
  schedule,
}: {
  subject: ScheduleSubject;
  schedule: Schedule | undefined;
}) => {
  if (!schedule?.publish && !schedule?.takeDown) return null;
  const { publish, takeDown } = schedule;
  return (
    <span className={styles.note}>
      {publish && <Step subject={subject} name="publish" step={publish} />}
      {takeDown && <Step subject={subject} name="takeDown" step={takeDown} />}
    </span>
  );
};
