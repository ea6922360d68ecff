import { defineMessages } from '@portal/shared/i18n';
import type { AuditAction, AuditSubject } from '@portal/shared/rules';
import actionsEn from './action-words.en.json' with { type: 'json' };
import actionsZh from './action-words.zh-cn.json' with { type: 'json' };
import en from './operation-words.en.json' with { type: 'json' };
import zh from './operation-words.zh-cn.json' with { type: 'json' };

// A subject or an action without a label does not compile.
const subjects: { readonly subjects: Readonly<Record<AuditSubject, string>> } & typeof zh = zh;
const actions: Readonly<Record<AuditAction, string>> & typeof actionsZh = actionsZh;

/** The labels of subjects and fields; a field without a label is shown by its name. */
export const operationWords = defineMessages('adminOperationWords', { 'zh-cn': subjects, en });

/** The labels of the actions. */
export const actionWords = defineMessages('adminActionWords', { 'zh-cn': actions, en: actionsEn });
