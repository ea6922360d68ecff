import { defineMessages } from '@portal/shared/i18n';
import en from './step-messages.en.json' with { type: 'json' };
import zh from './step-messages.zh-cn.json' with { type: 'json' };

/** What is asked for before staff take an order a step on. */
export const stepMessages = defineMessages('adminOrderStep', { 'zh-cn': zh, en });
