import { defineMessages } from '@portal/shared/i18n';
import type { AuditSubject } from '@portal/shared/rules';
import en from './operation-words.en.json' with { type: 'json' };
import zh from './operation-words.zh-cn.json' with { type: 'json' };

/** A subject without a label does not compile. */
const chinese: { readonly subjects: Readonly<Record<AuditSubject, string>> } & typeof zh = zh;

/** The labels of subjects and fields; a field without a label is shown by its name. */
export const operationWords = defineMessages('adminOperationWords', { 'zh-cn': chinese, en });
