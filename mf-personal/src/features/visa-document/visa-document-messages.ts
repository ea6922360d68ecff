import { defineMessages } from '@portal/shared/i18n';
import en from './visa-document-messages.en.json' with { type: 'json' };
import zh from './visa-document-messages.zh-cn.json' with { type: 'json' };

export const visaDocumentMessages = defineMessages('visaDocument', { 'zh-cn': zh, en });
