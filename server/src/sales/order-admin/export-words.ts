import type { Language } from '@portal/shared/contract';
import en from './export-words.en.json' with { type: 'json' };
import zh from './export-words.zh-cn.json' with { type: 'json' };

/** The words of the exported sheet of orders, by language. */
export const exportWords: Readonly<Record<Language, typeof zh>> = { 'zh-cn': zh, en };
