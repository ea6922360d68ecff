import { defineMessages } from '@portal/shared/i18n';
import en from './form-messages.en.json' with { type: 'json' };
import zh from './form-messages.zh-cn.json' with { type: 'json' };

export const formMessages = defineMessages('ownForm', { 'zh-cn': zh, en });
