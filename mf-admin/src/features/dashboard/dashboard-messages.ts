import { defineMessages } from '@portal/shared/i18n';
import en from './dashboard-messages.en.json' with { type: 'json' };
import zh from './dashboard-messages.zh-cn.json' with { type: 'json' };

export const dashboardMessages = defineMessages('adminDashboard', { 'zh-cn': zh, en });
