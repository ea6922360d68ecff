import { defineMessages } from '@portal/shared/i18n';

export const overrideMessages = defineMessages('override', {
  'zh-cn': {
    title: '预览与替换',
    about: '只影响此浏览器，8 小时后自动结束。',
    none: '当前没有替换，显示的都是为你准备的线上版本。',
    current: '正在替换',
    end: '结束',
    endOne: '结束 {{override}}',
    endAll: '全部结束',
    app: '应用',
    source: '版本或来源',
    hint: '已发布的版本号，或开发中的来源，例如 http://localhost:4101',
    begin: '开始预览',
    failed: '服务器没有响应，请再试一次。',
  },
  en: {
    title: 'Overrides',
    about: 'In this browser only, and over after 8 hours.',
    none: 'Nothing is overridden: you see what is released for you.',
    current: 'Overridden now',
    end: 'End',
    endOne: 'End {{override}}',
    endAll: 'End all',
    app: 'App',
    source: 'Version or origin',
    hint: 'A published version, or where one is being made, such as http://localhost:4101',
    begin: 'Try it',
    failed: 'The server does not answer. Try again.',
  },
});
