import type { Pair } from '../tours/tour-seed.ts';

interface AreaSeed {
  readonly code: string;
  readonly title: Pair;
  readonly subtitle: Pair;
  readonly link: string;
}

/** The blocks of the home page, in order. */
export const areaSeeds: readonly AreaSeed[] = [
  {
    code: 'recommended',
    title: ['编辑推荐', 'Our editors’ choice'],
    subtitle: ['这一季，我们自己也想去的地方', 'Where we would go ourselves this season'],
    link: '/route',
  },
  {
    code: 'sale',
    title: ['限时优惠', 'On sale'],
    subtitle: ['价格下调，行程不减', 'The price is lower, the journey is not'],
    link: '/route',
  },
  {
    code: 'local',
    title: ['湛江本地游', 'In Zhanjiang'],
    subtitle: ['火山湖、老街与渔港', 'Crater lake, old streets, fishing harbours'],
    link: '/local',
  },
  {
    code: 'vicinity',
    title: ['周边游', 'Nearby'],
    subtitle: ['一两天的短途，说走就走', 'A day or two, decided on Friday'],
    link: '/vicinity',
  },
  {
    code: 'hotels',
    title: ['海边住一晚', 'A night by the sea'],
    subtitle: ['海景、温泉与老城小院，不贵也不将就', 'Sea views, hot springs, courtyards of the old town'],
    link: '/hotel',
  },
  {
    code: 'tickets',
    title: ['景区门票', 'Sights and tickets'],
    subtitle: ['选好日子，刷身份证进园', 'Choose your day, enter with your identity card'],
    link: '/ticket',
  },
  {
    code: 'domestic',
    title: ['国内游', 'Across China'],
    subtitle: ['从北部湾出发，去看群山与古城', 'From the gulf to mountains and old towns'],
    link: '/domestic',
  },
  {
    code: 'abroad',
    title: ['出境游', 'Abroad'],
    subtitle: ['领队同行，看另一片海', 'To another sea, with a tour leader'],
    link: '/abroad',
  },
  {
    code: 'visas',
    title: ['签证办理', 'Visas'],
    subtitle: ['二十个国家，材料一条条列清', 'Twenty countries, every paper on a list'],
    link: '/visa',
  },
  {
    code: 'party-building',
    title: ['红色旅游', 'Red heritage'],
    subtitle: ['渡海、灯塔与一条人工天河', 'A crossing, a lighthouse and a canal dug by hand'],
    link: '/party-building',
  },
  {
    code: 'learning',
    title: ['研学旅行', 'Study tours'],
    subtitle: ['把教室搬到红树林与火山口', 'The classroom moves to mangroves and craters'],
    link: '/learning',
  },
  {
    code: 'goods',
    title: ['把海的味道寄回家', 'The taste of the coast, sent home'],
    subtitle: ['海味、鲜果与半岛手艺，产地直发', 'Seafood, fruit and handicraft from where they come from'],
    link: '/goods',
  },
  {
    code: 'news',
    title: ['旅行资讯', 'Before you go'],
    subtitle: ['风向、潮汐、退费阶梯：出发前值得一读', 'Winds, tides and refunds: worth reading first'],
    link: '/aboutus/news-list',
  },
];

interface NoticeSeed {
  readonly title: Pair;
  readonly link?: string;
}

/** Notices that rotate on the home page. */
export const noticeSeeds: readonly NoticeSeed[] = [
  {
    title: [
      '冬季候鸟已到高桥红树林，周末观鸟线路开放预订',
      'The waders are back at Gaoqiao: weekend birding tours are open',
    ],
    link: '/local?keywords=红树林',
  },
  {
    title: [
      '春节、元旦海岛船票紧张，请尽早确定日期',
      'Ferries fill early at New Year and Spring Festival: choose your date soon',
    ],
    link: '/local?theme=海岛',
  },
  {
    title: [
      '出境线路请提前 15 天以上报名，护照须有六个月以上有效期',
      'Book tours abroad 15 days ahead, with a passport valid for six months',
    ],
    link: '/abroad',
  },
  {
    title: [
      '湛江生蚝、徐闻菠萝产地直发，省内次日到',
      'Oysters and pineapples from where they grow, next day within Guangdong',
    ],
    link: '/goods?theme=当季',
  },
  {
    title: [
      '申根、日本签证旺季约位紧张，建议提前六周下单',
      'Schengen and Japan: slots are scarce in season, order six weeks ahead',
    ],
    link: '/visa',
  },
  {
    title: [
      '单位党建与学校研学可按人数定制，欢迎来电',
      'Tours for organisations and schools are made to measure: call us',
    ],
  },
];
