import { defineMessages } from '@portal/shared/i18n';
import en from './first-steps-messages.en.json' with { type: 'json' };
import zh from './first-steps-messages.zh-cn.json' with { type: 'json' };

export const firstStepsMessages = defineMessages('firstSteps', { 'zh-cn': zh, en });
