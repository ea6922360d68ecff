import type { Pair } from '../../tours/tour-seed.ts';

const wrong: Pair = [
  '少发、错发、运输破损：签收 48 小时内发来照片，补发或全额退款，来回运费由我们承担。',
  'Missing, wrong or broken in transit: send a photo within 48 hours and we send again or refund in full, freight included.',
];
const invoice: Pair = [
  '可开电子发票，抬头在下单时填写。',
  'Electronic invoices are issued; give the title when you order.',
];

/** What buyers can rely on after the sale. */
export const afterSales = {
  packed: [
    wrong,
    [
      '包装未拆的预包装食品，签收 7 天内可退；拆封后除质量问题外不退。',
      'Unopened packets can be returned within 7 days; once opened, only for faults.',
    ],
    invoice,
  ],
  fresh: [
    ['鲜活易腐，不适用七天无理由退货。', 'Fresh goods that spoil are exempt from the seven-day return.'],
    [
      '坏果、死蚝、化冻：签收 24 小时内拍照，按个数赔付；超过三成坏损全额退款。',
      'Spoilt or thawed on arrival: send a photo within 24 hours and we pay by the piece; in full when more than three in ten are spoilt.',
    ],
    [
      '发货前可随时取消，全额退款；发出后不能改址。',
      'Cancel for nothing until we send; the address cannot be changed afterwards.',
    ],
    invoice,
  ],
  craft: [
    wrong,
    [
      '签收 7 天内未使用、配件齐全可退，寄回运费由买家承担。',
      'Unused and complete, it can come back within 7 days at your freight.',
    ],
    [
      '手工制品的纹理与尺寸略有差异，不属质量问题。',
      'Handmade pieces differ slightly in grain and size; that is no fault.',
    ],
    invoice,
  ],
  pearl: [
    [
      '每件附第三方检测证书，与证书不符退一赔三。',
      'Each piece carries an independent certificate; should it not match, you get three times the price.',
    ],
    [
      '签收 15 天内证书、吊牌齐全可退；终身免费清洗，两年内免费换线一次。',
      'Return within 15 days with certificate and tag; cleaning is free for life, restringing once in two years.',
    ],
    invoice,
  ],
} as const satisfies Record<string, readonly Pair[]>;
