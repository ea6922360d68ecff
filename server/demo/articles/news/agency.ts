import { heading, list, picture, say } from '../block-seed.ts';
import type { NewsSeed } from '../news-seed.ts';

/** What the agency has to say of itself. */
export const agency: readonly NewsSeed[] = [
  {
    slug: 'guides-training',
    category: '公司动态',
    on: '09-08',
    scene: 'study-museum',
    title: ['导游回炉一周：急救、潮汐与手语', 'A week at school: first aid, tides and sign language'],
    summary: [
      '淡季的一周，我们把二十二位导游请回课堂。',
      'In a quiet week our twenty-two guides went back to class.',
    ],
    body: [
      say(
        '每年九月暑期结束，我们停线四天，全员回公司。今年三门课：红十字会教的心肺复苏与海上溺水处置，海事部门讲的渡轮与小船安全，还有一门手语入门。',
        'Each September we stop for four days. This year’s lessons were resuscitation and drowning, taught by the Red Cross; ferries and boats, by the maritime office; and the beginnings of sign language.',
      ),
      heading('为什么是手语', 'Why sign language'),
      say(
        '去年有一队听障朋友报了硇洲线，我们请了翻译，却发现最常用的二十句话导游自己该会：集合时间、上船小心、渴不渴、要不要歇。现在我们会了。',
        'Last year a group of deaf guests came to Naozhou with an interpreter, and we found that the twenty commonest sentences should be ours: when we meet, mind the boat, are you thirsty, shall we rest. Now they are.',
      ),
      list(
        [
          '急救证两年复训一次，名单在门店可查',
          'First aid is renewed every two years; the list hangs in the shop',
        ],
        ['每团一只急救箱，含退烧、止血、晕船药', 'One box to each tour: fever, bleeding, seasickness'],
      ),
      picture('study-museum', '考核是实操，不是笔试', 'The test is practical'),
    ],
  },
  {
    slug: 'price-promise',
    category: '公司动态',
    on: '05-06',
    scene: 'hotel-facade',
    title: ['我们把“价格一次说清”写进合同', 'One price, written into the contract'],
    summary: [
      '日历价就是付款价；不代扣、不默认勾选、不临上车加钱。',
      'What the calendar says is what you pay: nothing added, nothing ticked, nothing at the coach door.',
    ],
    body: [
      say(
        '从今年五月起，我们所有自营线路在合同里加了一条：行程单写明的项目之外，不收任何费用；因我方原因增加的费用，由我方承担。',
        'Since May every tour of our own has a clause: beyond what the programme names nothing is charged, and what we cause we bear.',
      ),
      heading('具体是什么', 'What it means'),
      list(
        ['自费项目单列，价格写死，当场不推', 'Optional things are listed with prices; nobody presses you'],
        ['不进购物店的线路，页面上标明“无购物”', 'Tours without shops say so'],
        ['司机导游小费不强制，页面给参考', 'Tips are never required; the page gives a guide'],
        ['如需加项，须您书面确认', 'Anything added needs your signature'],
      ),
      say(
        '做得到的写进合同，做不到的不写在广告里。发现我们没做到，请打 0759-0000 0186，当天回复。',
        'What we can do stands in the contract, the rest in no advertisement. Should we fail, call us and hear from us the same day.',
      ),
      picture('hotel-facade', '酒店名写在行程单上，不写“同级”', 'The hotel is named, not “or similar”'),
    ],
  },
  {
    slug: 'sea-charter',
    category: '公司动态',
    on: '06-21',
    scene: 'harbour',
    title: ['新船试航：从特呈岛到硇洲的下午', 'A trial run: Techeng to Naozhou in an afternoon'],
    summary: [
      '一艘 28 座的交通船，让两座岛在一天里连起来。',
      'A boat of 28 seats joins two islands in one day.',
    ],
    body: [
      say(
        '过去岛与岛之间要回陆上再转，耽误半天。今年我们与本地船务公司合开了一条不定期包船航线：天气许可，从特呈岛直接去硇洲，四十分钟。',
        'Between islands one used to return to the mainland and lose half a day. With a local line we now run a chartered boat when the weather allows: Techeng to Naozhou in forty minutes.',
      ),
      heading('规矩', 'Rules'),
      list(
        ['满八人开，最多二十八人', 'From eight guests, at most twenty-eight'],
        ['六级风停，停就改陆路，费用不增', 'At force six we go by land, at no more cost'],
        ['每人一件合格救生衣，六岁以下另备儿童款', 'A life jacket each, special ones below six'],
      ),
      say(
        '试航那天风浪二级，有三位晕船。我们记下三件事：前甲板更稳、塑料袋要多备、姜糖真的有用。',
        'On the trial run, at force two, three were seasick. We noted: the foredeck is steadier, take more bags, and ginger sweets do work.',
      ),
      picture('cruise', '从水上看硇洲，灯塔会先出现', 'From the water the lighthouse comes first'),
    ],
  },
  {
    slug: 'refund-week',
    category: '公司动态',
    on: '10-13',
    scene: 'city-bay',
    title: ['退款走到哪一步：四个时间都写给您看', 'Where your refund is: four times you can see'],
    summary: [
      '申请、批准、提交、到账，每一步都留时间，您不用来问。',
      'Request, approval, hand-over, arrival: each step keeps its time, so you need not ask.',
    ],
    body: [
      say(
        '一笔退款要走三步：我们批准，支付渠道受理，银行入账。前两步由我们盯着；最后一步看银行，原支付卡已注销的，还要多等几天。',
        'A refund takes three steps: we approve it, the payment provider accepts it, your bank books it. The first two are ours to watch; the last is the bank’s, and takes some days more where the card has been closed.',
      ),
      heading('怎么加快', 'How to be quicker'),
      list(
        ['用原支付方式收款，不用另给账号', 'To the way you paid: no account needed'],
        [
          '原卡注销的，发一张新卡照片（遮挡中间位）',
          'If the card is closed, photograph the new one with its middle hidden',
        ],
        ['节假日清算暂停，节前一天提交最稳', 'Holidays pause clearing: ask the day before'],
      ),
      say(
        '每笔退款我们都留申请、审批、提交、到账四个时间，订单页里都看得到。哪一步卡住了，客服会主动打电话，不用您来问。',
        'Each refund keeps four times, and your order page shows them. Where a step gets stuck we call you first.',
      ),
      picture('city-night', '财务每天 21 点对一次账', 'The books are reconciled at nine each evening'),
    ],
  },
  {
    slug: 'open-office',
    category: '公司动态',
    on: '02-28',
    scene: 'city-skyline',
    title: ['门店开放日：看一条线路怎么做出来', 'Open house: how a tour is made'],
    summary: [
      '墙上一张地图、三家船公司的电话、二十杯茶。',
      'A map on the wall, three ferry numbers and twenty cups of tea.',
    ],
    body: [
      say(
        '霞山门店每月最后一个周六下午开放，坐下来看计调怎么排一条线：哪个渡口早开、哪家渔排饭做得好、哪条路下雨会淹。看完给我们挑错，挑对的送一张海岸线明信片。',
        'On the last Saturday of each month our Xiashan shop opens: sit down and watch a tour being made, which pier opens early, whose kitchen is good, which road floods. Find a mistake and take a postcard.',
      ),
      heading('上次大家挑了什么', 'What was found last time'),
      list(
        ['特呈岛下午的厕所少，增加一处休息点', 'Too few lavatories on Techeng: a stop was added'],
        ['硇洲线写“约四十分钟”，改成“含等候约一小时”', '“Forty minutes” became “an hour with waiting”'],
        ['给带婴儿的家庭留前排座', 'Front seats for families with babies'],
      ),
      say(
        '没有讲座，没有推销，茶管够。想来请在“联系我们”留电话，一次不超过十二人。',
        'No lecture, no selling, and enough tea. Leave your number with us: twelve guests at most.',
      ),
      picture('harbour', '下午四点，一起走到码头看回港', 'At four we walk to the harbour together'),
    ],
  },
];
