import { defineMessages } from '@portal/shared/i18n';
import en from './field-words.en.json' with { type: 'json' };
import zh from './field-words.zh-cn.json' with { type: 'json' };

export type FieldName = keyof typeof zh;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(zh, name);

/** What the fields of products are called. */
export const fieldWords = defineMessages('adminProductFields', { 'zh-cn': zh, en });
