import { bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** Mangroves and the great lake of Lianjiang. */
export const lianjiangSights: readonly SightSeed[] = [
  {
    slug: 'gaoqiao-mangroves',
    category: '湿地田园',
    title: ['高桥红树林观鸟与游船', 'Gaoqiao Mangroves: Birds and Boats'],
    summary: [
      '成片的红树连到天边，冬天有远道来的候鸟，夏天有跳跳鱼。',
      'Mangroves to the horizon: birds from far away in winter, mudskippers in summer.',
    ],
    destination: '廉江',
    region: 'lianjiang',
    themes: ['自然', '研学', '亲子', '摄影'],
    cover: 'mangrove',
    address: ['廉江市高桥镇红寨村', 'Hongzhai Village, Gaoqiao Town, Lianjiang'],
    hours: bySeason(['07:30', '18:30', '17:00'], ['08:00', '18:00', '16:30']),
    visitHours: 2.5,
    highlights: [
      [
        '湛江红树林国家级自然保护区里最大的一片',
        'The largest stand of the Zhanjiang national mangrove reserve',
      ],
      [
        '十一月到次年三月，看鹭、鹬与远来的候鸟',
        'Herons, sandpipers and guests from the north, November to March',
      ],
      ['木榄的胎生苗像一支支小箭，落下就能扎根', 'Seedlings drop like arrows and take root where they fall'],
    ],
    about: [
      [
        '红树不红，砍开树皮才见红。它们站在咸水里替村庄挡浪，也养着鱼虾和一整个鸟的世界。',
        'Mangroves are red only below the bark. Standing in salt water they break the waves for the village and feed fish, prawns and a world of birds.',
      ],
      [
        '保护区的科普区域可免费走访。我们的向导由护林员家属担任，小船用桨，不用马达，人数有上限。',
        'The learning trail is free. Our guides come from the rangers’ families, the boats have oars and no engines, and places are few.',
      ],
    ],
    places: [
      [
        ['高桥红树林', 'Gaoqiao mangroves'],
        ['涨潮只露树冠，退潮露出千万条根。', 'Only crowns at high tide, a thousand roots at low.'],
        'island',
      ],
      [
        ['观鸟屋', 'Bird hide'],
        [
          '带望远镜与图册，安静坐半小时，鸟就当你不在。',
          'Binoculars and books; after half an hour the birds forget you.',
        ],
        'sea',
      ],
      [
        ['育苗圃', 'Nursery'],
        ['亲手种一株秋茄，明年可以回来看它。', 'Plant a seedling and visit it next year.'],
        'study-farm',
      ],
    ],
    gettingThere: [
      ['自驾：兰海高速高桥出口约 10 公里。', 'By car: 10 km from the Gaoqiao exit of the expressway.'],
      [
        '班车：廉江或安铺有班车到高桥镇，再打车 15 分钟。',
        'By coach from Lianjiang or Anpu to Gaoqiao, then 15 minutes by taxi.',
      ],
    ],
    notices: ['freePlace', 'tide', 'mosquito', 'drones'],
    realName: true,
    prices: 'even',
    types: [
      ticket(
        'walk',
        ['木栈道向导', 'Boardwalk with a guide'],
        'everyone',
        ['guide', 'insurance'],
        ['anytime', 35, 40, 45],
        [
          ['09:00', '10:30'],
          ['15:00', '16:30'],
        ],
      ),
      ticket(
        'boat',
        ['摇橹游林', 'By rowing boat'],
        'everyone',
        ['cruise', 'vest', 'guide', 'insurance'],
        ['dayBefore', 88, 18, 98],
        [
          ['08:30', '09:30'],
          ['10:30', '11:30'],
          ['15:30', '16:30'],
        ],
      ),
      ticket(
        'birds',
        ['清晨观鸟', 'Birds at dawn'],
        'everyone',
        ['guide', ['望远镜与图册', 'Binoculars and a book'], 'drink'],
        ['dayBefore', 128, 10],
        [['07:30', '10:00']],
      ),
      ticket(
        'planting',
        ['亲子种红树', 'Planting for families'],
        'parentAndChild',
        ['guide', 'tools', 'photo'],
        ['dayBefore', 98, 12],
        [['14:30', '16:00']],
      ),
    ],
  },
  {
    slug: 'hedi',
    category: '游船观光',
    title: ['鹤地银湖', 'Hedi Silver Lake'],
    summary: [
      '两代人挑出来的大湖，岛像散落的荔枝，船在其间绕一圈要一小时。',
      'A great lake dug by hand; its islands lie like spilt litchis, and a boat takes an hour among them.',
    ],
    destination: '廉江',
    region: 'lianjiang',
    themes: ['自然', '红色', '亲水', '休闲'],
    cover: 'crater-lake',
    address: ['廉江市河唇镇鹤地水库', 'Hedi Reservoir, Hechun Town, Lianjiang'],
    hours: bySeason(['08:00', '18:00', '17:00'], ['08:30', '17:30', '16:30']),
    visitHours: 3,
    highlights: [
      ['雷州青年运河的源头，灌溉整个半岛', 'The source of the canal that waters the whole peninsula'],
      ['湖上百余座小岛，清早有雾', 'A hundred islets, and mist in the morning'],
      ['展览馆里有当年的扁担与歌谣', 'Carrying poles and songs of the time in the museum'],
    ],
    about: [
      [
        '一九五八年，三十万人带着锄头和扁担来到这里，用十四个月拦河成湖。从此半岛的旱地有了水，也有了一首唱不完的歌。',
        'In 1958 some three hundred thousand people came with hoes and carrying poles, and in fourteen months made a river a lake. The dry peninsula had water, and a song.',
      ],
      [
        '湖岸可自由走访，这里售卖游船与讲解。水源保护区内不游泳、不垂钓，请把垃圾带走。',
        'The shore is open to all; boats and guides are sold here. It is drinking water: no swimming, no fishing, and take your rubbish home.',
      ],
    ],
    places: [
      [
        ['鹤地银湖', 'Hedi Reservoir'],
        [
          '水面一百多平方公里，风起时像海。',
          'More than a hundred square kilometres, a sea when the wind is up.',
        ],
        'cruise',
      ],
      [
        ['雷州青年运河展览馆', 'Leizhou Youth Canal Museum'],
        ['一万张工分票和一张手绘的渠线图。', 'Work tickets by the thousand and a canal drawn by hand.'],
        'red-hall',
      ],
      [
        ['渠首闸', 'Head of the canal'],
        ['水从这里出发，往南走一百七十多公里。', 'From here the water travels more than 170 km south.'],
        'waterfall',
      ],
    ],
    gettingThere: [
      ['高铁：廉江南站打车约 40 分钟。', 'By train to Lianjiang South, then 40 minutes by taxi.'],
      ['自驾：湛江市区约 75 公里，坝区停车场。', 'By car: 75 km from Zhanjiang, car park at the dam.'],
    ],
    notices: ['freePlace', 'wind', 'sun'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket(
        'adult',
        ['游船成人票', 'Boat, adult'],
        'adult',
        ['cruise', 'vest', 'guide', 'insurance'],
        ['dayBefore', 68, 80, 78],
      ),
      ticket(
        'child',
        ['游船儿童票', 'Boat, child'],
        'smallChild',
        ['cruise', 'vest', 'guide', 'insurance'],
        ['dayBefore', 34, 50],
      ),
      ticket(
        'canal',
        ['运河故事讲解', 'The story of the canal'],
        'everyone',
        ['museum', 'guide'],
        ['anytime', 25, 40],
        [
          ['10:00', '11:00'],
          ['15:00', '16:00'],
        ],
      ),
    ],
  },
];
