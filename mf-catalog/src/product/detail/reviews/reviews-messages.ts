import { defineMessages } from '@portal/shared/i18n';
import en from './reviews-messages.en.json' with { type: 'json' };
import zh from './reviews-messages.zh-cn.json' with { type: 'json' };

export const reviewsMessages = defineMessages('reviews', { 'zh-cn': zh, en });
