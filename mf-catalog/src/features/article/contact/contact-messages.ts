import { defineMessages } from '@portal/shared/i18n';
import en from './contact-messages.en.json' with { type: 'json' };
import zh from './contact-messages.zh-cn.json' with { type: 'json' };

export const contactMessages = defineMessages('contact', { 'zh-cn': zh, en });
