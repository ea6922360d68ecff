import { defineMessages } from '@portal/shared/i18n';
import en from './approval-messages.en.json' with { type: 'json' };
import zh from './approval-messages.zh-cn.json' with { type: 'json' };

export const approvalMessages = defineMessages('adminApproval', { 'zh-cn': zh, en });
