import { defineMessages } from '@portal/shared/i18n';
import en from './owner-messages.en.json' with { type: 'json' };
import zh from './owner-messages.zh-cn.json' with { type: 'json' };

/** The words around the team that answers for an app. */
export const ownerMessages = defineMessages('adminReleaseOwner', { 'zh-cn': zh, en });
