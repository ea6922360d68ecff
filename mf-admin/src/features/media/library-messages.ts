import { defineMessages } from '@portal/shared/i18n';
import en from './library-messages.en.json' with { type: 'json' };
import zh from './library-messages.zh-cn.json' with { type: 'json' };

export const libraryMessages = defineMessages('adminMedia', { 'zh-cn': zh, en });
