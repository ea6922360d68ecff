import type { ReleaseHealth } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import styles from './health.module.css';
import { sumByMoment } from './health-facts.ts';
import { healthMessages } from './health-messages.ts';

const width = 600;
const height = 56;

/** Loads over time as bars, failures at the bottom of each. The table below has the same figures. */
export const Trend = ({ points, minutes }: Pick<ReleaseHealth, 'points' | 'minutes'>) => {
  const t = useMessages(healthMessages);
  const moments = sumByMoment(points);
  if (moments.length === 0) return null;
  const most = Math.max(...moments.map(({ loads }) => loads), 1);
  const until = Date.now();
  const span = minutes * 60_000;
  const bar = Math.max(2, width / 60 - 2);
  return (
    <svg className={styles.trend} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('trend')}>
      {moments.map(({ at, loads, failed, crashed }) => {
        const x = Math.max(0, (1 - (until - Date.parse(at)) / span) * (width - bar));
        const [all, bad] = [loads, Math.min(loads, failed + crashed)].map((count) => (count / most) * height);
        return (
          <g key={at}>
            <rect className={styles.loads} x={x} width={bar} y={height - (all ?? 0)} height={all} />
            <rect className={styles.failed} x={x} width={bar} y={height - (bad ?? 0)} height={bad} />
          </g>
        );
      })}
    </svg>
  );
};
