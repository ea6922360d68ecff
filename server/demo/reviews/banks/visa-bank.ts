import type { ReviewBank } from '../review-bank.ts';

/** What guests say of visas. */
export const visaBank: ReviewBank = {
  named: [
    ['办的“{name}”，时间和页面写的差不多。', 'Mine was “{name}”; it took about as long as the page said.'],
    ['选了“{name}”，顾问说够用。', 'On advice I chose “{name}”; it was enough.'],
  ],
  about: {
    旅游签证: [
      ['材料清单一条条对，照着拍就行。', 'The list goes line by line: just photograph it.'],
      ['行程单写得比我自己想的还细。', 'Their itinerary was finer than my own.'],
      [
        '一家四口一起办，孩子的材料单独列出来了。',
        'Four of us together, the children’s papers listed apart.',
      ],
    ],
    商务签证: [
      [
        '邀请函格式反复帮忙核，对方公司也说专业。',
        'They checked the invitation again and again; even the host was impressed.',
      ],
      ['多人同批递交，进度一目了然。', 'Several colleagues at once, with clear progress.'],
      ['派遣函模板直接能用。', 'The model of the dispatch letter was ready to use.'],
    ],
    探亲签证: [
      [
        '邀请信写得很妥帖，父母的材料也教得细。',
        'The invitation was well written, and our parents’ papers explained.',
      ],
      ['可能会问的提前都讲了一遍，老人不紧张。', 'They told us what might be asked; our elders were calm.'],
      ['亲属关系公证怎么开，讲得很清楚。', 'They explained clearly how to get proof of kinship.'],
    ],
    过境签证: [
      ['转机怎么走、要不要出关，讲明白了。', 'They said how to change and whether to enter.'],
      ['本来以为要办，顾问说免办，退了全款。', 'I thought I needed it; they said not, and refunded all.'],
    ],
    电子签: [
      ['手机上就办完了，没出过门。', 'Done on the telephone without leaving home.'],
      ['电子签发到邮箱，打印出来就能走。', 'It came by mail; print and go.'],
    ],
    录指纹: [
      ['预约的时间很准，录指纹十分钟。', 'The slot was punctual; fingerprints took ten minutes.'],
      ['翻译件格式规范，窗口没有多问。', 'The translations were in form; the counter asked nothing.'],
    ],
    免面试: [
      ['护照寄回来包得很仔细。', 'The passport came back well wrapped.'],
      [
        '提醒我把旧护照带上，不然就白跑。',
        'They reminded me of the old passport, or I would have gone in vain.',
      ],
    ],
    需面试: [
      ['模拟面谈问的问题都碰上了。', 'The rehearsal had all the questions they asked.'],
      ['材料里没有一处前后不一致，面谈很顺。', 'Nothing contradicted anything; it went smoothly.'],
    ],
  },
  praise: [
    ['顾问回复快，晚上也有人。', 'The counsellor answers quickly, even at night.'],
    ['进度在订单页看得到，不用问。', 'The order page shows the progress.'],
    ['页面写得清楚，照着做就行。', 'The page was clear; I just followed it.'],
    ['价格透明，没有后来加的项。', 'A clear price with nothing added later.'],
    ['说不能保证就是不保证，反而放心。', 'They promised nothing they could not, which I trusted.'],
    ['照片不合格当天就告诉我，没耽误。', 'They told me of the bad photo the same day.'],
    ['问题问了十几个，每个都答。', 'I asked a dozen things and had a dozen answers.'],
    ['比自己弄省了三天。', 'It saved me three days.'],
  ],
  wishes: [
    ['等的那一周有点心焦，进度可以更细。', 'The week of waiting was long; more detail would help.'],
    ['打印店要自己找。', 'I had to find a print shop myself.'],
    ['客服换了一次人，又说了一遍情况。', 'The counsellor changed once, and I told it all again.'],
    ['照片再拍一次才过。', 'The photo had to be taken twice.'],
  ],
  fair: [
    {
      says: ['出签是出了，比说的多两天。', 'It was issued, two days later than said.'],
      reply: [
        '抱歉让您等。那周使馆放假，页面现在按自然日提醒假期。',
        'Sorry: the embassy had a holiday. The page now warns of them.',
      ],
    },
    {
      says: ['材料清单太长，有几样其实不用交。', 'A long list, some of which was not needed.'],
      reply: [
        '收到。现在清单会按您的职业和签证类型自动精简。',
        'Noted. The list now shortens itself by occupation and type.',
      ],
    },
  ],
  poor: [
    {
      says: [
        '签证被拒，费用照规则没退，心里不舒服。',
        'Refused, and by the rules nothing came back; I was not happy.',
      ],
      reply: [
        '很遗憾。递交后费用由使馆收取，无法退回；我们免费帮您重新准备材料，下一次只收使馆费。',
        'We are sorry. Once submitted the fee stays with the embassy. We prepare the next application for free, fee apart.',
      ],
    },
    {
      says: [
        '照片格式说了不合格，来回改了三次，赶上最后一天。',
        'The photo was refused thrice, and we finished on the last day.',
      ],
      reply: [
        '对不起让您着急。照片规格我们改成上传时自动检测，当天就能发现问题。',
        'Sorry for the hurry. Photos are now checked as you upload.',
      ],
    },
  ],
};
