import { defineMessages } from '@portal/shared/i18n';
import type { AuditSubject } from '@portal/shared/rules';
import en from './operation-words.en.json' with { type: 'json' };
import zh from './operation-words.zh-cn.json' with { type: 'json' };

/** A subject without a word does not compile. */
const chinese: { readonly subjects: Readonly<Record<AuditSubject, string>> } & typeof zh = zh;

/** What things and fields of the log are called; a field that is not here goes by its own name. */
export const operationWords = defineMessages('adminOperationWords', { 'zh-cn': chinese, en });
