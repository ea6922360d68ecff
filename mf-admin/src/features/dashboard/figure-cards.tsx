import { useMessages } from '@portal/shared/i18n';
import { classNames } from '@portal/shared/ui';
import styles from './dashboard.module.css';
import { dashboardMessages } from './dashboard-messages.ts';

/** By how much something changed, in percent rounded to one digit; undefined where there was nothing before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 1000) / 10;

interface FigureCardProps {
  readonly name: string;
  readonly now: number;
  readonly before: number;
  readonly format: (value: number) => string;
  /** More of it is bad news. */
  readonly unwelcome?: boolean;
  readonly note?: string;
}

const Change = ({
  now,
  before,
  unwelcome = false,
}: Pick<FigureCardProps, 'now' | 'before' | 'unwelcome'>) => {
  const t = useMessages(dashboardMessages);
  const percent = changeOf(now, before);
  if (percent === undefined) return now > 0 ? <span className={styles.soft}>{t('figures.new')}</span> : null;
  if (percent === 0) return <span className={styles.soft}>{t('figures.same')}</span>;
  const words = t(percent > 0 ? 'figures.up' : 'figures.down', { percent: Math.abs(percent) });
  const good = percent > 0 !== unwelcome;
  return (
    <span className={classNames(styles.change, good ? styles.good : styles.bad)} title={words}>
      <span aria-hidden="true">
        {percent > 0 ? '▲' : '▼'} {Math.abs(percent)}%
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
};

/** One figure of the period, and how it was in the period before. */
export const FigureCard = ({ name, now, before, format, unwelcome, note }: FigureCardProps) => {
  const t = useMessages(dashboardMessages);
  return (
    <li className={styles.card} title={note}>
      <span className={styles.name}>{name}</span>
      <strong className={styles.figure}>{format(now)}</strong>
      <span className={styles.foot}>
        <span className={styles.soft}>{t('figures.before', { value: format(before) })}</span>
        <Change now={now} before={before} unwelcome={unwelcome} />
      </span>
    </li>
  );
};
