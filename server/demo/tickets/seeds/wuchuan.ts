import { bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** The coast of Wuchuan. */
export const wuchuanSights: readonly SightSeed[] = [
  {
    slug: 'dinglong-bay',
    category: '主题乐园',
    title: ['鼎龙湾海洋王国', 'Dinglong Bay Ocean Park'],
    summary: [
      '海边的海洋乐园，白天看鱼与海豚，傍晚坐摩天轮看海，一天从早玩到烟花。',
      'An ocean park by the sea: fish and dolphins by day, the big wheel towards evening, fireworks to end.',
    ],
    destination: '吴川',
    region: 'wuchuan',
    grade: 4,
    themes: ['亲子', '亲水', '休闲', '夜游'],
    cover: 'theme-park',
    address: ['吴川市鼎龙湾国际海洋度假区', 'Dinglong Bay resort district, Wuchuan'],
    hours: bySeason(['09:30', '21:30', '19:30'], ['10:00', '20:30', '18:30']),
    visitHours: 7,
    highlights: [
      ['大水槽前有台阶座席，鲨鱼从头顶游过', 'Seats before the great tank, sharks overhead'],
      ['靠海的摩天轮，转到最高正好看日落', 'The wheel by the sea, highest at sunset'],
      ['节假日傍晚有巡游与烟花', 'Parades and fireworks on holiday evenings'],
    ],
    about: [
      [
        '度假区沿吉兆湾铺开，乐园在沙滩后面，走几步就能从过山车回到海边。带孩子来的家庭，早到一小时能少排很多队。',
        'The park lies behind the beach of Jizhao Bay: a few steps from the rides to the sea. Families who come an hour early stand in far fewer queues.',
      ],
      [
        '夏天水上项目全开，请带泳衣；冬天水区部分关闭，票价不变但场馆项目照常。',
        'In summer all water rides run, so bring a swimsuit; in winter some of them rest, while halls and rides are open.',
      ],
    ],
    places: [
      [
        ['海洋馆', 'Aquarium'],
        ['从近岸到深海，一路往下走。', 'Down from the shore to the deep.'],
        'study-ocean',
      ],
      [
        ['海边摩天轮', 'The wheel by the sea'],
        ['一圈约十八分钟，座舱有空调。', 'Eighteen minutes round, in cabins with air conditioning.'],
        'city-bay',
      ],
      [
        ['鼎龙湾沙滩', 'The beach'],
        ['园外沙滩免费，傍晚常有人放风筝。', 'Free, outside the park, with kites in the evening.'],
        'palm-beach',
      ],
    ],
    gettingThere: [
      ['高铁：吴川站有接驳车，约 35 分钟。', 'By train to Wuchuan, then a shuttle of 35 minutes.'],
      ['自驾：湛江市区约 70 公里，园区停车场。', 'By car: 70 km from Zhanjiang, car park at the gate.'],
    ],
    notices: ['smallFree', 'pets', 'heart', 'sun'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket(
        'adult',
        ['成人日票', 'Adult, one day'],
        'adult',
        ['entry', 'show'],
        ['dayBefore', 198, 800, 238],
      ),
      ticket(
        'child',
        ['儿童日票', 'Child, one day'],
        'smallChild',
        ['entry', 'show'],
        ['dayBefore', 138, 500],
      ),
      ticket(
        'family',
        ['家庭日票', 'Family, one day'],
        'family',
        ['entry', 'show', ['快速通道两次', 'Two rides without a queue']],
        ['dayBefore', 468, 200, 534],
      ),
      ticket(
        'evening',
        ['夜场票', 'Evening'],
        'everyone',
        ['entry', ['17:00 后入园', 'From 17:00']],
        ['anytime', 98, 300, 118],
      ),
    ],
  },
  {
    slug: 'jizhao-bay',
    category: '海滨海岛',
    title: ['吴川吉兆湾', 'Jizhao Bay, Wuchuan'],
    summary: [
      '长长的一湾金沙，清早跟渔民拉大网，上午就能吃到自己拉上来的鱼。',
      'A long golden bay: haul the great net with the fishermen at dawn and eat your fish before noon.',
    ],
    destination: '吴川',
    region: 'wuchuan',
    themes: ['亲子', '美食', '休闲', '亲水'],
    cover: 'palm-beach',
    address: ['吴川市吉兆湾海滩', 'Jizhao Bay beach, Wuchuan'],
    hours: bySeason(['06:00', '19:30', '18:00'], ['06:30', '18:30', '17:00']),
    visitHours: 3,
    highlights: [
      ['二十人一根绳，喊着号子把网收上岸', 'Twenty to a rope, singing the net ashore'],
      ['木麻黄林里有吊床，走几步就是浪', 'Hammocks among casuarinas, a few steps from the waves'],
      ['渔家代煮，只收柴火钱', 'Fishermen cook your catch for the price of firewood'],
    ],
    about: [
      [
        '吉兆湾的人世代打鱼，如今夏天开民宿，冬天仍出海。拉大网是老办法：两条船把网放成半圆，岸上的人一起拉。',
        'Jizhao has always fished; in summer it now lets rooms, in winter it still goes to sea. The great net is the old way: two boats lay a half circle, and the shore hauls.',
      ],
      [
        '海滩免费开放，拉大网与淋浴包收费。鱼有大有小，看当天的海；空网也有过，那天我们请喝糖水。',
        'The beach is free; net and showers are sold here. The sea decides how much comes in. Nets have come up empty: then the sweet soup is on us.',
      ],
    ],
    places: [
      [
        ['吉兆湾海滩', 'The beach'],
        [
          '沙粒略粗，不沾脚，浪比看上去大。',
          'Coarser sand that does not stick, bigger waves than they look.',
        ],
        'sea',
      ],
      [
        ['渔村码头', 'Village landing'],
        ['木船漆着红蓝两色，船头画眼睛。', 'Boats in red and blue, with eyes painted on the bow.'],
        'fishing-village',
      ],
      [
        ['渔家灶', 'The fisherman’s stove'],
        ['杂鱼煲与白灼虾，配番薯粥。', 'Small fish in a pot, poached prawns, sweet potato congee.'],
        'dish-fish',
      ],
    ],
    gettingThere: [
      ['自驾：沈海高速吴川出口约 30 公里。', 'By car: 30 km from the Wuchuan exit of the expressway.'],
      [
        '班车：吴川车站到覃巴，再打车约 15 分钟。',
        'By coach from Wuchuan to Qinba, then 15 minutes by taxi.',
      ],
    ],
    notices: ['freePlace', 'swim', 'wind', 'sun'],
    realName: false,
    prices: 'weekends',
    types: [
      ticket(
        'net',
        ['清早拉大网', 'The great net at dawn'],
        'everyone',
        ['guide', ['鱼获平分', 'A share of the catch'], 'insurance'],
        ['dayBefore', 68, 40, 78],
        [['06:30', '08:30']],
      ),
      ticket(
        'cook',
        ['拉网+渔家早饭', 'Net and breakfast'],
        'everyone',
        ['guide', ['渔家代煮一餐', 'Your fish cooked'], 'insurance'],
        ['dayBefore', 128, 24],
        [['06:30', '10:00']],
      ),
      ticket(
        'beach',
        ['淋浴与吊床', 'Shower and hammock'],
        'everyone',
        ['shower', ['林间吊床半日', 'Half a day of a hammock']],
        ['anytime', 48, 60],
      ),
    ],
  },
];
