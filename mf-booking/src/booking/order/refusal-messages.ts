import { defineMessages } from '@portal/shared/i18n';
import en from './refusal-messages.en.json' with { type: 'json' };
import zh from './refusal-messages.zh-cn.json' with { type: 'json' };

export const refusalMessages = defineMessages('bookingRefusals', { 'zh-cn': zh, en });
