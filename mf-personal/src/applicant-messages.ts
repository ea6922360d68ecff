import { defineMessages } from '@portal/shared/i18n';
import en from './applicant-messages.en.json' with { type: 'json' };
import zh from './applicant-messages.zh-cn.json' with { type: 'json' };

/** Whose documents a visa asks for, wherever applicants are named. */
export const applicantMessages = defineMessages('applicant', { 'zh-cn': zh, en });
