import { defineMessages, useMessages } from '@portal/shared/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './countdown.module.css';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };
import { remainingTime } from './remaining-time.ts';

const countdownMessages = defineMessages('countdown', { 'zh-cn': zh, en });

interface CountdownProps {
  /** The instant it ends, ISO 8601. */
  readonly until: string;
  /** Called once, when it has ended. */
  readonly onEnd?: () => void;
  readonly label?: string;
}

const leftUntil = (until: string): number => Date.parse(until) - Date.now();

/** The time that is left, second by second. */
export const Countdown = ({ until, onEnd, label }: CountdownProps) => {
  const t = useMessages(countdownMessages);
  const [left, setLeft] = useState(() => leftUntil(until));
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const tick = () => {
      const now = leftUntil(until);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);

  const { days, clock } = remainingTime(left);
  return (
    <span role="timer" className={styles.countdown}>
      {label && <span>{label} </span>}
      <strong>{days > 0 ? `${t('days', { count: days })} ${clock}` : clock}</strong>
    </span>
  );
};
