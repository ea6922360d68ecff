import type { TravelInfo, WebsiteManager } from '@portal/shared/contract';

/** The organisation the demo agency is. */
export const orgCode = 'A86';

/** The agency as travellers meet it. Number, address of mail and licence are made up and say so. */
export const travelInfo: Omit<TravelInfo, 'orgCode'> = {
  name: { zh: '海途旅行社', en: 'Haitu Travel' },
  slogan: { zh: '从湛江出发，去看海与远方', en: 'From Zhanjiang to the sea, and beyond' },
  phone: '0759-0000 0186',
  email: 'service@haitu.example',
  address: {
    zh: '广东省湛江市霞山区人民大道南海途大厦 2 楼（演示地址）',
    en: '2nd floor, Haitu House, Renmin Avenue South, Xiashan, Zhanjiang, Guangdong (demonstration address)',
  },
  hours: {
    zh: '每天 8:30–21:00，出行途中 24 小时',
    en: 'Daily 8:30–21:00; around the clock while you travel',
  },
  licence: 'L-GD-00000',
  facts: [
    {
      title: { zh: '价格一次说清', en: 'One price, told at once' },
      body: {
        zh: '日历上是多少，付款时就是多少；不加价，不预先勾选任何自费项目。',
        en: 'What the calendar says is what you pay: no surcharge, nothing ticked in advance.',
      },
    },
    {
      title: { zh: '先看退费，再付款', en: 'Refund terms before you pay' },
      body: {
        zh: '每条线路都列出阶梯退费，申请退款前先算给您看。',
        en: 'Every tour shows its refund steps, and you see the sum before you cancel.',
      },
    },
    {
      title: { zh: '海上停航，随时改', en: 'When ferries stop, plans change' },
      body: {
        zh: '因风浪停航的海岛行程可免费改期，未发生的费用全部退还。',
        en: 'If the wind stops the ferries, change your date for nothing; what was not used goes back.',
      },
    },
    {
      title: { zh: '本地人带路', en: 'Led by people who live here' },
      body: {
        zh: '湛江本地线路均由本地持证导游带队，讲普通话与粤语，也可约雷州话讲解。',
        en: 'Licensed guides from Zhanjiang lead our local tours, in Mandarin or Cantonese, on request in the Leizhou tongue.',
      },
    },
  ],
};

/** What stands at the foot of every page: statements by their codes. */
export const footerStatements = ['terms', 'privacy', 'refunds', 'contract', 'safety'] as const;

/** What the website itself shows, but for its links; the filing numbers are for demonstration. */
export const websiteManager: Omit<WebsiteManager, 'orgCode' | 'footerLinks'> = {
  siteName: { zh: '海途旅行', en: 'Haitu Travel' },
  copyright: { zh: '海途旅行社 版权所有', en: 'Haitu Travel. All rights reserved.' },
  icp: '粤ICP备00000000号（演示）',
  publicSecurity: '粤公网安备 00000000000000号（演示）',
  sourceUrl: 'https://github.com/',
};
