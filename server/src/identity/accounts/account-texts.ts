import en from './account-texts.en.json' with { type: 'json' };
import zh from './account-texts.zh-cn.json' with { type: 'json' };

/**
 * All messages about accounts, by language: by mail with a subject, as an SMS without. Placeholders in braces: code,
 * minutes, username, time, to, device, network.
 */
export const accountTexts: Readonly<Record<'zh-cn' | 'en', typeof zh>> = { 'zh-cn': zh, en };

/** The messages that the owner of an account, or the applicant for one, receives. */
export type AccountLetter = keyof typeof zh.letters;
