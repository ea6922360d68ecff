import { defineMessages } from '@portal/shared/i18n';
import en from './chart-messages.en.json' with { type: 'json' };
import zh from './chart-messages.zh-cn.json' with { type: 'json' };

export const chartMessages = defineMessages('adminChart', { 'zh-cn': zh, en });
