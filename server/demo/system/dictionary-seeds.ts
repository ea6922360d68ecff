export interface DictionarySeed {
  readonly code: string;
  readonly name: string;
  readonly items: readonly (readonly [value: string, name: string])[];
}

/** The dictionaries that a portal starts with. */
export const dictionarySeeds: readonly DictionarySeed[] = [
  {
    code: 'gender',
    name: '性别',
    items: [
      ['1', '男'],
      ['2', '女'],
      ['0', '未知'],
    ],
  },
  {
    code: 'document_type',
    name: '证件类型',
    items: [
      ['id-card', '身份证'],
      ['passport', '护照'],
      ['hk-macau-permit', '港澳通行证'],
      ['taiwan-permit', '台湾通行证'],
    ],
  },
  {
    code: 'tour_theme',
    name: '线路主题',
    items: [
      ['island', '海岛'],
      ['family', '亲子'],
      ['food', '美食'],
      ['culture', '人文'],
      ['nature', '自然'],
      ['red', '红色'],
      ['study', '研学'],
      ['leisure', '休闲'],
    ],
  },
  {
    code: 'refund_reason',
    name: '退款原因',
    items: [
      ['plan', '行程有变'],
      ['health', '身体不适'],
      ['weather', '天气原因'],
      ['wrong', '订错了'],
      ['other', '其他'],
    ],
  },
  {
    code: 'order_source',
    name: '订单来源',
    items: [
      ['web', '网站'],
      ['store', '门店'],
      ['phone', '电话'],
    ],
  },
  {
    code: 'news_kind',
    name: '新闻栏目',
    items: [
      ['company', '公司动态'],
      ['guide', '旅行攻略'],
      ['notice', '出行提醒'],
    ],
  },
];
