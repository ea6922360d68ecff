import { defineMessages } from '@portal/shared/i18n';
import en from './personal-messages.en.json' with { type: 'json' };
import zh from './personal-messages.zh-cn.json' with { type: 'json' };

export const personalMessages = defineMessages('personal', { 'zh-cn': zh, en });
