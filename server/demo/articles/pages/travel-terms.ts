import { heading, list, say } from '../block-seed.ts';
import type { PageSeed } from '../page-seed.ts';

/** Refunds, the travel contract, safety. */
export const travelTerms: readonly PageSeed[] = [
  {
    code: 'refunds',
    title: ['退改说明', 'Changes and refunds'],
    daysAgo: 61,
    body: [
      say(
        '退多少钱，以您下单时页面展示、并随订单保存的条款为准。申请退款前，订单页会先算出应退金额，您确认后才提交。',
        'What goes back is what the page said when you ordered and your order keeps. Before you ask, the order page does the sum; nothing is submitted until you confirm.',
      ),
      heading('旅游线路', 'Tours'),
      list(
        [
          '按出发前的天数阶梯扣费，具体比例见线路页“退费阶梯”',
          'By days before departure, in the steps shown on the tour',
        ],
        [
          '改期、换人：出发前三天以上可申请，补差价，不另收手续费',
          'Change the date or the person until three days before, for the difference alone',
        ],
        [
          '因天气、停航、政府命令不能成行：可改期，或退还未发生的费用',
          'When weather, ferries or orders stop it: another date, or what was not used',
        ],
        [
          '不成团：提前通知并全额退款，或推荐同期线路由您选择',
          'When no group comes about: notice and a full refund, or another tour',
        ],
      ),
      heading('酒店', 'Hotels'),
      list(
        [
          '标“免费取消”的，在写明的时点前取消不扣费，之后扣首晚',
          'Marked free: nothing before the hour named, then the first night',
        ],
        ['标“不可取消”的，付款后不退不改', 'Marked binding: neither refunded nor changed'],
      ),
      heading('门票', 'Tickets'),
      list(
        ['随时退：未使用可随时申请', 'Any time: while unused'],
        ['前一天可退：使用日前一天 24 点前申请', 'Until the day before: by midnight'],
        ['不可退：景区规定的特惠票', 'Never: special offers of the sight'],
      ),
      heading('商品', 'Goods'),
      list(
        ['发货前可随时取消，全额退款', 'Cancel for nothing until it is sent'],
        [
          '签收七天内、不影响二次销售可退；鲜活、已拆封食品、定制品除外',
          'Seven days from arrival in saleable condition; not fresh food, opened food or made to order',
        ],
        ['质量问题运费由我们承担', 'For faults we pay the freight'],
      ),
      heading('签证', 'Visas'),
      list([
        '材料审核前 100%，审核后递交前 70%，递交后不退',
        'Before review 100 %, before submission 70 %, then nothing',
      ]),
      heading('到账时间', 'When it arrives'),
      say(
        '审核一般在 4 小时内完成，原路退回。支付宝、微信支付多为当天，银行卡 1–7 个工作日。分摊的优惠券与积分按比例退还。',
        'Review takes some four hours and the money returns the way it came: on the day with Alipay and WeChat Pay, one to seven working days with cards. Shared coupons go back in proportion.',
      ),
    ],
  },
  {
    code: 'contract',
    title: ['旅游合同', 'Travel contract'],
    daysAgo: 124,
    body: [
      say(
        '付款时我们按国家示范文本与您签订电子旅游合同，您可以在订单页查看与下载。以下摘要帮助您快速了解，全文以合同为准。',
        'As you pay we make an electronic contract on the national model, to read and download on your order page. This is a summary; the contract governs.',
      ),
      heading('合同写明', 'It names'),
      list(
        [
          '行程、交通方式与等级、住宿名称或等级、用餐次数',
          'Programme, transport and class, lodging by name or grade, meals',
        ],
        ['包含与不含的费用、自费项目及价格', 'What is included and not, and optional things with prices'],
        ['成团人数与不成团的处理', 'The smallest group, and what happens below it'],
        ['退改阶梯、违约责任、争议解决', 'Refund steps, breach, disputes'],
        ['紧急联系人与保险安排', 'Emergency contacts and insurance'],
      ),
      heading('我们承诺', 'We promise'),
      list(
        ['不指定具体购物场所，不安排未写明的自费项目', 'No appointed shops, no undeclared extras'],
        [
          '变更行程须您书面同意，因此增加的费用由我们承担',
          'Changes need your written consent, and we bear their cost',
        ],
        ['降低等级的，按差价的合同约定退还', 'For a lower class the difference goes back as agreed'],
      ),
      heading('请您配合', 'We ask you'),
      list(
        ['如实提供年龄、健康状况与证件信息', 'True age, health and documents'],
        ['遵守安全提示与集合时间', 'Heed safety and meeting times'],
        ['出境遵守当地法律与出入境规定', 'Abroad, obey the law and the rules of entry'],
      ),
      say(
        '保险：我们已投保旅行社责任保险；旅游意外险由您自愿购买，页面提供的产品不是必选。',
        'Insurance: our liability is insured; accident insurance is your choice, and what the page offers is never required.',
      ),
    ],
  },
  {
    code: 'safety',
    title: ['安全提示', 'Safety'],
    daysAgo: 40,
    body: [
      say(
        '安全比行程重要。以下是我们每次出发前都会说一遍的话。',
        'Safety before programme. What follows is said before every departure.',
      ),
      heading('水上与海岛', 'On water and islands'),
      list(
        ['上船先认救生衣与出口，全程不坐船舷', 'Find jacket and exit first; never sit on the rail'],
        ['有离岸流警示、浪高超过一米，不下水', 'No swimming at rip warnings or waves above a metre'],
        ['儿童下水必须由大人伸手可及', 'Children within reach of an adult'],
        ['赶海看潮汐表，涨潮声起立即上岸', 'By the tide table; at the sound of water, ashore'],
      ),
      heading('山区与高原', 'In mountains and high places'),
      list(
        ['高原首日不洗热水澡、不跑不跳', 'On the first day at height no hot bath, no running'],
        ['心脑血管疾病、孕期不建议参加高原线路', 'Heart and vessel disease or pregnancy: not the high tours'],
        ['徒步不离队，雷雨天不站树下与山脊', 'Stay together; in thunder neither trees nor ridges'],
      ),
      heading('食品与卫生', 'Food'),
      list(
        ['海鲜煮熟再吃，放置两小时以上不再食用', 'Cook seafood through, never after two hours'],
        ['有过敏请在下单备注写清', 'Write allergies into the order'],
        ['野生菌、野果不采不食', 'No wild mushrooms or berries'],
      ),
      heading('证件与财物', 'Papers and valuables'),
      list(
        ['证件与手机分开放，拍照存云端', 'Documents apart from the telephone, photographed'],
        ['不把押金、护照交给陌生人代办', 'Give no deposit or passport to strangers'],
        ['遇险拨 110、119、120，境外另存使领馆电话', 'Call 110, 119, 120; abroad also your consulate'],
      ),
      say(
        '行程中 24 小时应急电话：0759-0000 0186。导游手里有一份您的紧急联系人名单，请填真实号码。',
        'On the way call 0759-0000 0186 around the clock. The guide holds your emergency contacts: give real numbers.',
      ),
    ],
  },
];
