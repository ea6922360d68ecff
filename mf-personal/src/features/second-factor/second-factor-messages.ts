import { defineMessages } from '@portal/shared/i18n';
import en from './second-factor-messages.en.json' with { type: 'json' };
import zh from './second-factor-messages.zh-cn.json' with { type: 'json' };

export const secondFactorMessages = defineMessages('second-factor', { 'zh-cn': zh, en });
