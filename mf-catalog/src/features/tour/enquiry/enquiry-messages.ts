import { defineMessages } from '@portal/shared/i18n';
import en from './enquiry-messages.en.json' with { type: 'json' };
import zh from './enquiry-messages.zh-cn.json' with { type: 'json' };

export const enquiryMessages = defineMessages('enquiry', { 'zh-cn': zh, en });
