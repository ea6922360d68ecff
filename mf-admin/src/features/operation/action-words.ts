import { defineMessages } from '@portal/shared/i18n';
import type { AuditAction } from '@portal/shared/rules';
import en from './action-words.en.json' with { type: 'json' };
import zh from './action-words.zh-cn.json' with { type: 'json' };

/** An action without a word does not compile. */
const chinese: Readonly<Record<AuditAction, string>> & typeof zh = zh;

/** What is done, as the log says it. */
export const actionWords = defineMessages('adminActionWords', { 'zh-cn': chinese, en });
