import { defineMessages } from '@portal/shared/i18n';

/** Whose documents a visa asks for, wherever applicants are named. */
export const applicantMessages = defineMessages('applicant', {
  'zh-cn': { employed: '在职', selfEmployed: '自由职业', student: '学生', retired: '退休', child: '儿童' },
  en: {
    employed: 'Employed',
    selfEmployed: 'Self-employed',
    student: 'Student',
    retired: 'Retired',
    child: 'Child',
  },
});
