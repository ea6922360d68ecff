import type { Language } from '@portal/shared/contract';
import en from './export-messages.en.json' with { type: 'json' };
import zh from './export-messages.zh-cn.json' with { type: 'json' };

/** The words of the exported sheet of orders, by language. */
export const exportWords: Readonly<Record<Language, typeof zh>> = { 'zh-cn': zh, en };
