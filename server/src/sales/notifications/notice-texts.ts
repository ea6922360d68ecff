import en from './notice-texts.en.json' with { type: 'json' };
import zh from './notice-texts.zh-cn.json' with { type: 'json' };

/**
 * All notices by language, and the words around them. Placeholders in braces: title, orderNo, amount, day, until, reason,
 * carrier, trackingNo. A paragraph with a placeholder that has no value is left out.
 */
export const noticeTexts: Readonly<Record<'zh' | 'en', typeof zh>> = { zh, en };
