const zh = {
  lang: 'zh-CN',
  brand: '沙箱收件箱',
  badge: '沙箱',
  notice: '这里只用于演示和测试：邮件和短信不会发给任何人。',
  title: '收到的邮件和短信',
  empty: '还没有收到任何邮件或短信。下一个订单就会有。',
  mail: '邮件',
  sms: '短信',
  to: '收件人',
  back: '返回收件箱',
  missing: '找不到这封信，可能已被更新的信件挤出。',
};

export type InboxTexts = typeof zh;

const en: InboxTexts = {
  lang: 'en',
  brand: 'Sandbox inbox',
  badge: '沙箱',
  notice: 'For demonstration and tests only: no mail or short message reaches anybody.',
  title: 'Mails and short messages that came',
  empty: 'Nothing has come yet. The next order brings some.',
  mail: 'Mail',
  sms: 'SMS',
  to: 'To',
  back: 'Back to the inbox',
  missing: 'This letter is not here: newer ones may have taken its place.',
};

/** Chinese when the browser's first language is Chinese, else English. */
export const inboxTextsFor = (acceptLanguage: string | undefined): InboxTexts =>
  /^\s*zh\b/i.test(acceptLanguage ?? '') ? zh : en;
