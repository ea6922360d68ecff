import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

/**
 * All notifications by language, with their frame. Placeholders in braces: title, orderNo, amount, day,
 * until, reason, carrier, trackingNo. A paragraph with a placeholder without a value is left out.
 */
export const notificationMessages: Readonly<Record<'zh' | 'en', typeof zh>> = { zh, en };
