import type { ReviewBank } from '../review-bank.ts';

/** What guests say of goods. */
export const goodsBank: ReviewBank = {
  named: [
    ['买的“{name}”，没有失望。', 'I took “{name}” and was not let down.'],
    ['选“{name}”正合适。', '“{name}” was just right.'],
    ['这次选“{name}”，下回想试别的。', 'This time “{name}”; next time another.'],
  ],
  about: {
    海味干货: [
      [
        '干度刚好，手感不潮，开袋是海的味道不是臭味。',
        'Properly dry, smelling of the sea and of nothing else.',
      ],
      ['煮出来很鲜，汤都喝完了。', 'Full of flavour; not a drop of the soup was left.'],
      ['回来煲了一锅，邻居都问放了什么。', 'One pot, and the neighbours asked what was in it.'],
      ['没有熏硫的酸味，手上也不掉色。', 'No sour smell of sulphur, no colour on the hands.'],
    ],
    冷链海鲜: [
      ['冰袋到家还是硬的，东西很新鲜。', 'The ice was still hard when it came, and all fresh.'],
      ['净重比写的还多二十克。', 'Twenty grams more than it said.'],
      ['化冻后没有怪味，清蒸就很好。', 'No smell after thawing; steaming was enough.'],
    ],
    鲜果: [
      [
        '甜，个头匀，坏了一个客服当天就赔了。',
        'Sweet and even; the one bad piece was refunded the same day.',
      ],
      ['闻着香，切开多汁，孩子抢着吃。', 'Fragrant and juicy; the children fought for it.'],
      ['放两天更好吃，别急着切。', 'Better after two days: do not hurry.'],
    ],
    糕点小吃: [
      ['料真的足，不糊弄。', 'Generous, with nothing skimped.'],
      ['味道正，不腻。', 'Just as it should taste, not heavy.'],
      ['给办公室分了一圈，都问链接。', 'The office finished them and asked where from.'],
    ],
    茶与饮品: [
      ['香气干净，回甘久。', 'A clean scent and a long finish.'],
      ['冰着喝更好。', 'Better on ice.'],
      ['味道像小时候的。', 'It tastes as it did when I was a child.'],
    ],
    调味酱料: [
      ['一点点就够味，耐用。', 'A little goes a long way.'],
      ['包得严实，没漏。', 'Well sealed, nothing leaked.'],
      ['配料表干净，给孩子吃也放心。', 'A short list of ingredients, fit for children.'],
    ],
    手工艺品: [
      ['手感比图好，包装也用心。', 'Better in the hand than on the picture, and well packed.'],
      ['送给外地朋友，她很喜欢。', 'A friend from away loved it.'],
      ['细节有手工的痕迹，不像机器货。', 'You can tell it was made by hand.'],
    ],
    礼盒文创: [
      ['盒子很体面，送长辈合适。', 'A handsome box for elders.'],
      ['里面配搭合理，没有凑数的。', 'Well chosen, nothing to fill space.'],
      ['附的卡片孩子画完还寄给奶奶了。', 'Our child coloured the card and sent it to grandmother.'],
    ],
  },
  praise: [
    ['发货快，第三天就到了。', 'Sent quickly; it came on the third day.'],
    ['包装里三层外三层，一个没碎。', 'Packed thrice over; not one broken.'],
    ['第二次买了，和上次一样好。', 'Bought again, as good as before.'],
    ['页面写得清楚，收到和图片一致。', 'The page said it clearly, and so it was.'],
    ['客服回得快，问什么都耐心。', 'Service answers quickly and patiently.'],
    ['价格不算便宜，但东西对得起。', 'Not cheap, but worth it.'],
    ['发票开了，公司采购也方便。', 'With an invoice, fit for the office.'],
    ['比在景区买划算。', 'Better value than at the sight.'],
  ],
  wishes: [
    ['运费再低一点就更好了。', 'Cheaper freight would be better.'],
    ['礼袋要是厚一点就好了。', 'A stronger bag would be welcome.'],
    ['说明卡的字可以再大一点。', 'The card could be printed larger.'],
    ['快递员放门口没打电话。', 'The courier left it without calling.'],
    ['希望多几种可选。', 'More to choose from would be welcome.'],
  ],
  fair: [
    {
      says: [
        '东西不错，物流慢了两天，错过了要送人的日子。',
        'Good, but two days late for the day I needed it.',
      ],
      reply: [
        '抱歉，那两天因台风改道。已退还运费，承运方也换了。',
        'Sorry: a typhoon rerouted it. The freight went back, and we changed the carrier.',
      ],
    },
    {
      says: ['还可以，和期待差一点，可能是我想得太好。', 'Fair; a little less than I had hoped.'],
      reply: [
        '谢谢真实反馈，已把您的话转给做它的人。不合适可以退。',
        'Thank you; we told those who make it. You may send it back.',
      ],
    },
    {
      says: ['盒子压了一角，里面没坏。', 'A corner of the box was crushed; nothing inside.'],
      reply: ['收到，已补寄一个新盒。', 'A new box is on its way.'],
    },
  ],
  poor: [
    {
      says: [
        '外包装破了，里面弄脏一角，联系两次才有人处理。',
        'The wrapping was torn and a corner soiled; it took two calls.',
      ],
      reply: [
        '非常抱歉，这不该到您手上。已全额退款，包装换成了双层。',
        'We are sorry: that should never have reached you. Refunded in full; the wrapping is double now.',
      ],
    },
    {
      says: [
        '和图片颜色差得多，问了三次才回复。',
        'The colour differed from the picture, and it took three messages to hear back.',
      ],
      reply: [
        '对不起让您等。图片已换成自然光实拍，退换运费由我们承担。',
        'Sorry for the wait. The picture is now taken in daylight; we pay the return.',
      ],
    },
  ],
};
