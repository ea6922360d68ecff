import { defineMessages } from '@portal/shared/i18n';
import en from './own-form-messages.en.json' with { type: 'json' };
import zh from './own-form-messages.zh-cn.json' with { type: 'json' };

export const ownFormMessages = defineMessages('ownForm', { 'zh-cn': zh, en });
