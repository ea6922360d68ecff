import type { Text } from '@portal/shared/contract';

const text = (zh: string, en: string): Text => ({ zh, en });

/** What the portal says of itself where a page has no words of its own. */
export const portalDescription = text(
  '来自湛江的旅行社：国内、本地、出境与周边线路，酒店、景区门票、特产与签证，真实余位，在线预订。',
  'A travel agency from Zhanjiang: tours near and far, hotels, tickets, local goods and visas, with real availability and online booking.',
);

/** The sentence search engines and link previews show for a public screen, by view. */
export const descriptions: Readonly<Record<string, Text>> = {
  'home/index': portalDescription,
  'domestic/index': text(
    '国内跟团与小团线路：按目的地、天数、出发日期和价格挑选，实时余位，在线预订。',
    'Guided tours across China: choose by destination, days, departure and price, with real availability.',
  ),
  'local/index': text(
    '湛江本地一日游与两日游：海岛、火山湖、红树林和老街，当天确认。',
    'One and two days around Zhanjiang: islands, the crater lake, mangroves and old streets.',
  ),
  'party-building/index': text(
    '红色旅游与党建线路：革命旧址、纪念馆与主题教学，适合单位团体。',
    'Red tourism: historic sites, memorial halls and guided lessons for organisations and groups.',
  ),
  'learning/index': text(
    '研学旅行：海洋、地质、农耕与非遗课程，有课程目标、导师和安全方案。',
    'Study tours on the sea, geology, farming and living crafts, with aims, tutors and a safety plan.',
  ),
  'abroad/index': text(
    '出境游线路：东南亚、日韩与更远的地方，签证与行程一并办好。',
    'Tours abroad: South-East Asia, Japan, Korea and further, visas arranged along with the trip.',
  ),
  'vicinity/index': text(
    '周边游：两三小时车程内的海滩、温泉与乡村，周末说走就走。',
    'Beaches, hot springs and villages within two or three hours: weekends away.',
  ),
  'route/index': text(
    '全部旅游线路，一处比较目的地、天数、出发日期与价格。',
    'Every tour in one list: compare destinations, days, departures and prices.',
  ),
  'hotel/index': text(
    '海边与市区酒店，看清房型、早餐与取消规则再预订。',
    'Hotels by the sea and in town, with room types, breakfast and cancellation in plain view.',
  ),
  'ticket/index': text(
    '景区门票：选日期与时段，实名预订，凭电子票入园。',
    'Tickets to sights: choose a day and time, book by name, enter with an e-ticket.',
  ),
  'goods/index': text(
    '雷州半岛特产：海味、干货、水果与手作，产地直发。',
    'Goods of the Leizhou peninsula: seafood, fruit and crafts, sent from where they are made.',
  ),
  'visa/index': text(
    '各国签证：所需材料、办理时长与费用一目了然，进度随时可查。',
    'Visas by country: documents, processing time and fees at a glance, progress at any time.',
  ),
  'about/contactus': text(
    '了解我们：一家扎根海滨城市的旅行社。',
    'About us: a travel agency at home by the sea.',
  ),
  'about/news-list': text('旅行资讯与公司动态。', 'Travel news and what we are up to.'),
  'about/companyinfo': text('联系方式、门店地址与营业时间。', 'How to reach us, where we are and when.'),
};

export const notFoundTitle = text('页面不存在', 'Page not found');
export const withoutScript = text('此网站需要启用 JavaScript。', 'This site needs JavaScript.');
export const settingUp = text(
  '网站正在准备，请稍后刷新。',
  'The portal is being set up; please reload in a moment.',
);
