import type { TravelInfo } from '@portal/shared/contract';
import { useLanguage, useMessages, useText, weekdayNames } from '@portal/shared/i18n';
import { type OpeningState, openingState } from '@portal/shared/rules';
import { Picture, useNow } from '@portal/shared/ui';
import { articleMessages } from '../article-messages.ts';
import styles from './contact-ways.module.css';

interface WaysProps {
  readonly info: TravelInfo;
}

const useOpeningText = () => {
  const t = useMessages(articleMessages);
  const names = weekdayNames(useLanguage());
  return (state: OpeningState): string => {
    if (state.open) return t('opening.until', { time: state.until });
    const { inDays, weekday, from: time } = state;
    if (inDays === 0) return t('opening.today', { time });
    if (inDays === 1) return t('opening.tomorrow', { time });
    return t('opening.later', { day: names[weekday % 7]?.long ?? '', time });
  };
};

/** Whether the agency is open now, and the next change; nothing without opening hours. */
export const Opening = ({ info: { openingHours = [] } }: WaysProps) => {
  const textOf = useOpeningText();
  const state = openingState(openingHours, useNow());
  return (
    state && (
      <span className={styles.opening} data-open={state.open}>
        {textOf(state)}
      </span>
    )
  );
};

/** The WeChat account: its name and QR code. */
export const WeChat = ({ info: { name, wechat, wechatPicture } }: WaysProps) => {
  const t = useMessages(articleMessages);
  const text = useText();
  return (
    <span className={styles.wechat}>
      {wechat}
      {wechatPicture && (
        <span className={styles.code}>
          <Picture src={wechatPicture} alt={t('wechatCode', { name: text(name) })} width={160} height={160} />
        </span>
      )}
    </span>
  );
};
