import { heading, list, picture, say } from '../block-seed.ts';
import type { NewsSeed } from '../news-seed.ts';

/** How to travel well: wind, tides, age and accidents. */
export const travellingSafely: readonly NewsSeed[] = [
  {
    slug: 'ferry-wind',
    category: '旅行资讯',
    on: '10-28',
    scene: 'cruise',
    title: ['上岛之前先看风：渡轮停航怎么办', 'Before an island, look at the wind'],
    summary: [
      '六级风是一道坎。怎么看预报、停航了怎么改、什么时候不该硬等，一次说清。',
      'Force six is the line: how to read the forecast, what to change, and when not to wait.',
    ],
    body: [
      say(
        '硇洲、特呈、涠洲的船，开不开由海事部门定，不由旅行社定。经验是：蒲福六级以上，小船先停；七级以上，车渡也停。冬天的北风往往连刮三天，夏天的台风提前两天就会通知。',
        'Whether the boats to Naozhou, Techeng or Weizhou sail is for the maritime office, not for us. As a rule, small boats stop at force six and car ferries at seven. Winter’s north wind blows three days; a typhoon is announced two days ahead.',
      ),
      heading('出发前一晚做三件事', 'Three things on the evening before'),
      list(
        [
          '看“海区预报”而不是城市天气，认准风力与浪高两栏',
          'Read the sea forecast, not the city’s: wind force and wave height',
        ],
        [
          '留一个白天的余量，不要把飞机排在下岛当天下午',
          'Keep a day in hand: no flight on the afternoon you leave the island',
        ],
        ['药与一晚的衣物放随身包，大件可能留在码头', 'Medicine and a night’s clothes in your hand luggage'],
      ),
      picture(
        'harbour',
        '渔船回港时，渡轮多半也停了',
        'When the trawlers come home, the ferry has usually stopped',
      ),
      heading('停航了，钱怎么退', 'When it stops, what goes back'),
      say(
        '跟我们走的海岛团，因风浪停航可以免费改期，没有发生的船票、住宿、餐费全部退还；已经在岛上的，多住的一晚按成本价协助安排。自由行的船票在原购票处退，停航不收手续费。',
        'On our island tours you change the date for nothing, and what was not used goes back; if you are on the island already, we arrange the extra night at cost. Tickets bought by yourself are refunded where you bought them, without a fee.',
      ),
    ],
  },
  {
    slug: 'elders-abroad',
    category: '旅行资讯',
    on: '03-18',
    scene: 'airport',
    title: [
      '带爸妈出门：行程减一半，快乐多一倍',
      'Travelling with parents: half the programme, twice the joy',
    ],
    summary: [
      '一天两个景点、中午回房睡一觉，比什么都重要。',
      'Two sights a day and a nap at noon matter more than anything.',
    ],
    body: [
      say(
        '上了年纪的客人最常跟我们说的一句话是“太赶”。同样的西安五日，把每天四个点减到两个，中午留两小时回房歇着，看得反而更细，记得也更牢。',
        'What older guests tell us most is that it was too fast. Take the same five days in Xi’an, cut four sights a day to two and leave two hours at noon: one sees more of each, and remembers it better.',
      ),
      heading('订之前问清楚', 'Ask before you book'),
      list(
        [
          '每天步行多少步、台阶多少级，缆车要不要另付',
          'How many steps a day, how many stairs, is the cable car extra',
        ],
        ['同一酒店能不能连住两晚', 'Can you stay two nights in one hotel'],
        ['餐里有没有软烂清淡的一道', 'Is there something soft and light at each meal'],
        ['附近最近的医院在哪', 'Where is the nearest hospital'],
      ),
      heading('随身带', 'Carry'),
      say(
        '常用药按天分装，写一张卡片：病史、过敏、紧急联系人、血型。七十岁以上参团请附健康声明，七十五岁以上建议有家人陪同，这不是刁难，是为了路上有人认得清药。',
        'Sort medicine by day and write a card: history, allergies, whom to call, blood group. From seventy we ask for a statement of health, from seventy-five for a relative: so that somebody knows the pills.',
      ),
    ],
  },
  {
    slug: 'insurance-plain',
    category: '旅行资讯',
    on: '07-02',
    scene: 'coach-road',
    title: ['旅行保险：三页纸读成三句话', 'Travel insurance, three pages in three sentences'],
    summary: [
      '责任险保我们，意外险保您，救援险保的是“怎么回来”。',
      'One covers us, one covers you, and one gets you home.',
    ],
    body: [
      say(
        '旅行社责任险是我们必须买的，赔的是我们的过错；旅游意外险是您自己的，赔的是摔伤、急病、延误；出境再加一项紧急救援，赔的是医疗转运，几万到几十万，没有它的人才知道贵。',
        'Our liability insurance is required of us and pays for our faults. Accident insurance is yours and pays for falls, sudden illness, delays. Abroad add assistance: moving a patient home can cost hundreds of thousands.',
      ),
      heading('看条款时看这几处', 'Where to look'),
      list(
        [
          '高风险项目：潜水、骑马、雪地摩托要单独写明',
          'Dangerous sports: diving, riding, snowmobiles must be named',
        ],
        ['既往病不赔，但急性发作看条款', 'Old illness is excluded, sudden attacks may not be'],
        ['八十岁以上与孕妇的承保范围', 'What holds above eighty, and in pregnancy'],
        ['报案时限，多数是 48 小时', 'When to report: mostly within 48 hours'],
      ),
      say(
        '我们的线路默认不勾选任何保险，页面会列出两三款供您比较；自己另买也可以，把保单号填进订单备注，导游会带着。',
        'Nothing is ticked for you. The page lists two or three to compare; if you buy your own, write its number into the order and the guide carries it.',
      ),
      picture('hotel-inn', '每个导游包里都有一个急救盒', 'Every guide carries a first-aid box'),
    ],
  },
  {
    slug: 'tide-table',
    category: '旅行资讯',
    on: '08-05',
    scene: 'mangrove',
    title: ['赶海要看农历：一张潮汐表怎么读', 'How to read a tide table'],
    summary: [
      '初一十五前后潮差最大，退到最低前两小时下滩，涨潮前一小时必须上岸。',
      'Tides are greatest at new and full moon; go two hours before low water and be ashore an hour before it turns.',
    ],
    body: [
      say(
        '湛江湾一天两潮，潮差两到四米。农历初一、十五后两三天是大潮，滩涂露得最远；初八、廿三是小潮，水退不干净。潮汐表上找当天最低的那个数，提前两小时出发正合适。',
        'Zhanjiang Bay has two tides a day of two to four metres. Two or three days after new and full moon the flats reach farthest; in between they hardly dry. Find the lowest figure of the day and set off two hours before.',
      ),
      heading('安全四条', 'Four rules'),
      list(
        ['不单独下滩，手机装防水袋', 'Never alone; the telephone in a waterproof bag'],
        ['认准回来的路，沟渠会先涨水', 'Know your way back: the channels fill first'],
        ['涨潮的水声一响就走，不要贪那一铲', 'When you hear the water, go'],
        ['蓝环、鸡心螺、水母不碰', 'Leave cone shells, jellyfish and blue rings alone'],
      ),
      picture(
        'mangrove',
        '红树林的根露出来，就是该回头的时候',
        'When the roots stand bare it is time to turn',
      ),
      say(
        '带孩子请穿防割胶鞋，小的蟹、抱卵的虾放回去。我们的研学团每队配一名渔民向导，不为捡得多，为的是知道什么时候走。',
        'Give children soled shoes; put back the small crabs and those with eggs. Each of our groups walks with a fisherman, not to find more but to know when to leave.',
      ),
    ],
  },
];
