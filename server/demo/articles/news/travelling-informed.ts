import { heading, list, picture, say } from '../block-seed.ts';
import type { NewsSeed } from '../news-seed.ts';

/** How to travel well: papers, ways and prices. */
export const travellingInformed: readonly NewsSeed[] = [
  {
    slug: 'passport-six-months',
    category: '旅行资讯',
    on: '02-24',
    scene: 'visa-passport',
    title: ['护照还剩七个月，能出国吗', 'Seven months left on the passport: may I go?'],
    summary: [
      '六个月有效期从哪天算、空白页要几页、名字拼错怎么办。',
      'From which day six months count, how many pages you need, and what a wrong letter means.',
    ],
    body: [
      say(
        '多数国家要求护照在“回程那天”还有六个月有效期，少数看“入境那天”。所以剩七个月、去十天，没有问题；剩六个半月、去一个月，就会在值机柜台被拦下。',
        'Most states ask for six months on the day you return, a few on the day you enter. Seven months left and ten days away is fine; six and a half and a month away ends at the check-in desk.',
      ),
      heading('动身前核对', 'Check before you leave'),
      list(
        [
          '至少两页连着的空白签证页，备注页不算',
          'Two blank visa pages side by side; the pages for remarks do not count',
        ],
        ['护照、签证、机票三处拼音一字不差', 'Passport, visa and ticket agree to the letter'],
        [
          '换过护照的，把带有效签证的旧护照一起带',
          'With a new passport, bring the old one that holds the visa',
        ],
        ['护照有水渍、脱页、涂画的，尽早换发', 'Water, loose pages or scribbles: renew it soon'],
      ),
      say(
        '换发护照在户籍地或居住地出入境大厅办，一般七个工作日。暑假和年底排队长，建议出发前三个月看一眼有效期，我们的顾问在您下单时也会问一句。',
        'Renewal takes some seven working days at the exit-entry office. Before summer and New Year the queues are long: look at the date three months ahead. Our counsellors ask when you order.',
      ),
      picture('plane', '值机柜台前才发现的，多半来不及了', 'At the check-in desk it is usually too late'),
    ],
  },
  {
    slug: 'train-or-flight',
    category: '旅行资讯',
    on: '04-22',
    scene: 'train',
    title: ['湛江到广州：高铁还是飞机', 'Zhanjiang to Guangzhou: train or flight'],
    summary: [
      '算上去机场和安检的时间，答案可能和您想的不同。',
      'Count the way to the airport, and the answer may surprise you.',
    ],
    body: [
      say(
        '湛江的机场 2022 年搬到吴川塘㙍，离赤坎四十公里左右；高铁站则在城边。飞一小时加两头各一个半小时，和坐高铁的时间差不多，价格常常更贵。',
        'In 2022 Zhanjiang’s airport moved to Wuchuan, some forty kilometres from Chikan, while the railway station is at the edge of town. An hour’s flight with an hour and a half at both ends takes about as long as the train, and often costs more.',
      ),
      heading('我们的建议', 'What we suggest'),
      list(
        [
          '四百公里以内坐火车，行李多、带老人的更该坐火车',
          'Below four hundred kilometres take the train, with luggage or elders all the more',
        ],
        [
          '去成都、北京、西安坐飞机，早班比晚班准点',
          'To Chengdu, Beijing or Xi’an fly, and early rather than late',
        ],
        [
          '去海口坐车渡或火车渡海，本身就是风景',
          'To Haikou the ferry or the train that crosses on it is a sight in itself',
        ],
      ),
      picture(
        'train',
        '广湛之间，窗外先是桉树，再是荔枝，最后是海',
        'First eucalyptus, then lychees, at last the sea',
      ),
      say(
        '线路页面上我们写清楚往返交通的方式和等级，坐高铁的线路报价里含二等座，升座差价按铁路当日票价补，不另收手续费。',
        'Each tour says how you travel and in which class. Prices include second class by train; the difference for a better seat is the railway’s own, without a fee.',
      ),
    ],
  },
  {
    slug: 'single-supplement',
    category: '旅行资讯',
    on: '06-09',
    scene: 'hotel-room',
    title: ['“单房差”到底是什么', 'What a single supplement is'],
    summary: [
      '一个人报名要不要付、能不能拼房、孩子不占床怎么算。',
      'Whether you pay it alone, when you may share, and how children without a bed count.',
    ],
    body: [
      say(
        '酒店按间卖，跟团按人报。两个人住一间，各付一半；单数的那一位，要么和同性团友拼房，要么把另一半补上，这一半就叫单房差。它不是加价，行程单上写多少，付款时就是多少。',
        'Hotels sell rooms, tours are priced by the person. Two share; whoever remains shares with another guest or pays the second half, which is the supplement. It is no surcharge: what the page says is what you pay.',
      ),
      heading('三种常见情况', 'Three common cases'),
      list(
        [
          '一人报名：默认协助同性拼房，拼不到由我们承担单房差的，页面会标注',
          'Alone: we look for somebody of your sex; where we bear the supplement if there is nobody, the page says so',
        ],
        [
          '两大一小：孩子不占床，住一间，不用补',
          'Two adults and a child without a bed: one room, nothing more',
        ],
        [
          '三位成人：一间双床加一间，补一个单房差；或加床，价格另问',
          'Three adults: two rooms and one supplement; or an extra bed, on request',
        ],
      ),
      say(
        '不想拼房的，请在填单时直接选“单间”，系统会把全程的单房差一次算好，列在价格明细里。',
        'If you would rather not share, choose single rooms when you book: the sum for the whole journey stands in the breakdown.',
      ),
    ],
  },
  {
    slug: 'refund-ladder',
    category: '旅行资讯',
    on: '09-26',
    scene: 'news-paper',
    title: ['退团扣多少？把阶梯画给您看', 'How much is kept when you cancel'],
    summary: [
      '扣的不是违约金，是已经付出去的机位、房间和船票。',
      'It is no fine but what has been paid for already: seats, rooms, boats.',
    ],
    body: [
      say(
        '每条线路页都有一段“退费阶梯”：离出发越近，扣得越多，因为供应商那边也在收我们的钱。境内短线提前七天以上一般不扣；出境因为机票名单要提前送，三十天就开始算。',
        'Every tour shows its steps: the nearer the day, the more is kept, because suppliers charge us too. In China nothing is usually kept until seven days before; abroad the airline wants names, so it begins at thirty.',
      ),
      heading('怎么少扣', 'How to lose less'),
      list(
        ['先改期再退团，改期多数线路只补差价', 'Change before you cancel: mostly only the difference'],
        ['可以换人，出发前三天把新名单给我们', 'Let another go: the name three days before'],
        ['因病凭医院证明，按实际损失扣', 'With a doctor’s certificate, only the real loss'],
        ['天气、公共事件造成停运，不在阶梯里', 'Weather and public orders are not on the ladder'],
      ),
      say(
        '申请退款之前，页面会先把数算给您看：付了多少、扣了什么、退回多少、几天到账。您点了确认，我们才提交。',
        'Before you ask, the page does the sum: paid, kept, returned, and when. We submit only once you confirm.',
      ),
    ],
  },
];
