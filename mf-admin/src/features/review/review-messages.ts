import { defineMessages } from '@portal/shared/i18n';
import en from './review-messages.en.json' with { type: 'json' };
import zh from './review-messages.zh-cn.json' with { type: 'json' };

export const reviewMessages = defineMessages('adminReview', { 'zh-cn': zh, en });
