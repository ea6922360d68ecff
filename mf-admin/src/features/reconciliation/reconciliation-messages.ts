import { defineMessages } from '@portal/shared/i18n';
import en from './reconciliation-messages.en.json' with { type: 'json' };
import zh from './reconciliation-messages.zh-cn.json' with { type: 'json' };

export const reconciliationMessages = defineMessages('adminReconciliation', { 'zh-cn': zh, en });
