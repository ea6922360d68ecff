import { defineMessages } from '@portal/shared/i18n';
import type { AuditAction } from '@portal/shared/rules';
import en from './action-words.en.json' with { type: 'json' };
import zh from './action-words.zh-cn.json' with { type: 'json' };

/** An action without a label does not compile. */
const chinese: Readonly<Record<AuditAction, string>> & typeof zh = zh;

/** The labels of the actions. */
export const actionWords = defineMessages('adminActionWords', { 'zh-cn': chinese, en });
