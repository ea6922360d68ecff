import { defineMessages } from '@portal/shared/i18n';

export const peopleMessages = defineMessages('bookingPeople', {
  'zh-cn': {
    lead: '证件信息仅用于购买保险和办理出行手续，加密保存。',
    saved: '从常用旅客中选择',
    adult: '成人',
    child: '儿童',
    infant: '婴儿',
    change: '换人',
    changeNamed: '不选{{name}}',
    save: '保存到常用旅客',
    bornIdCard: '出生日期 {{day}}',
    notKept: '未能把{{name}}保存到常用旅客：{{reason}}',
  },
  en: {
    lead: 'Documents serve insurance and travel formalities only, and are kept encrypted.',
    saved: 'Choose from your travellers',
    adult: 'Adult',
    child: 'Child',
    infant: 'Infant',
    change: 'Somebody else',
    changeNamed: 'Somebody else instead of {{name}}',
    save: 'Save to my travellers',
    bornIdCard: 'Born {{day}}',
    notKept: 'We could not save {{name}} to your travellers: {{reason}}',
  },
});
