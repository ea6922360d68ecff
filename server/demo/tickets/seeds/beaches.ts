import { bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** Long beaches on Donghai Island and in Xuwen. */
export const beachSights: readonly SightSeed[] = [
  {
    slug: 'longhaitian-beach',
    category: '海滨海岛',
    title: ['东海岛龙海天海滩', 'Longhaitian Beach, Donghai Island'],
    summary: [
      '二十多公里的长滩，人一散开就只剩海风；傍晚村里有人龙舞。',
      'More than twenty kilometres of beach, room enough to be alone, and the human dragon in the village at dusk.',
    ],
    destination: '东海岛',
    region: 'mazhang',
    themes: ['海岛', '亲子', '休闲', '亲水'],
    cover: 'palm-beach',
    address: ['湛江市东海岛东简街道', 'Dongjian, Donghai Island, Zhanjiang'],
    hours: bySeason(['08:00', '19:30', '18:30'], ['08:30', '18:00', '17:00']),
    visitHours: 4,
    highlights: [
      ['沙质细平，退潮后能骑车', 'Sand so fine and flat that one can cycle on it at low tide'],
      ['人龙舞：几十人叠成一条会呼吸的龙', 'The human dragon: dozens of people make one that breathes'],
      ['浪比内湾大，适合学冲浪', 'More swell than in the bay, right for a first surf lesson'],
    ],
    about: [
      [
        '龙海天面向外海，是湛江人夏天最常去的大海滩。清早有渔民拖网，谁都可以搭把手，分几条小鱼。',
        'Longhaitian looks on the open sea and is where Zhanjiang goes in summer. At dawn fishermen haul nets; lend a hand and share the small fish.',
      ],
      [
        '海滩免费开放。这里售卖的是淋浴更衣、遮阳伞、冲浪课与人龙舞体验，按需要选购。',
        'The beach is free. Sold here are showers and lockers, parasols, surf lessons and the dragon dance, as you like.',
      ],
    ],
    places: [
      [
        ['龙海天长滩', 'The long beach'],
        ['一眼望不到头的沙，向东北一直到港口。', 'Sand without an end in sight.'],
        'sea',
      ],
      [
        ['东海岛人龙舞传习所', 'Human Dragon Dance hall, Donghai'],
        [
          '国家级非物质文化遗产，农闲时孩子们在这里学。',
          'A national heritage; children learn it here between harvests.',
        ],
        'old-street',
      ],
      [
        ['木麻黄林带', 'Casuarina belt'],
        [
          '为挡海风种下的林子，如今是最好的午睡处。',
          'Planted against the wind, and now the best place for a nap.',
        ],
        'island',
      ],
    ],
    gettingThere: [
      [
        '自驾：霞山出发经东海大堤约 45 公里，海滩旁有停车场。',
        'By car: 45 km from Xiashan over the causeway; car park by the beach.',
      ],
      [
        '班车：霞山客运点有到东简的班车，约 80 分钟。',
        'By coach from Xiashan to Dongjian, about 80 minutes.',
      ],
    ],
    notices: ['freePlace', 'swim', 'sun', 'wind'],
    realName: false,
    prices: 'weekends',
    types: [
      ticket(
        'beach',
        ['海滩舒适包', 'Beach comfort'],
        'everyone',
        ['shower', 'parasol'],
        ['anytime', 68, 120, 80],
      ),
      ticket(
        'family',
        ['家庭海滩包', 'Family beach day'],
        'family',
        ['shower', 'parasol', ['儿童挖沙玩具', 'Sand toys']],
        ['anytime', 128, 60],
      ),
      ticket(
        'surf',
        ['冲浪初体验', 'First surf lesson'],
        'everyone',
        ['coach', ['冲浪板与水母衣', 'Board and shirt'], 'shower', 'insurance'],
        ['dayBefore', 268, 8],
        [
          ['09:00', '10:30'],
          ['15:30', '17:00'],
        ],
      ),
      ticket(
        'dragon',
        ['人龙舞体验', 'Learn the human dragon'],
        'everyone',
        ['guide', 'coach', 'photo'],
        ['dayBefore', 58, 30],
        [['16:30', '18:00']],
      ),
    ],
  },
  {
    slug: 'baisha-bay',
    category: '海滨海岛',
    title: ['徐闻白沙湾', 'Baisha Bay, Xuwen'],
    summary: [
      '朝南的一湾白沙，坐在椰树下就能数过海峡的船。',
      'A bay of white sand that looks south: sit below a palm and count the ships in the strait.',
    ],
    destination: '徐闻',
    region: 'xuwen',
    themes: ['休闲', '亲子', '亲水', '自驾'],
    cover: 'palm-beach',
    address: ['徐闻县海安镇白沙湾', 'Baisha Bay, Hai’an Town, Xuwen'],
    hours: bySeason(['08:00', '20:00', '18:30'], ['08:30', '18:30', '17:00']),
    visitHours: 3,
    highlights: [
      ['湾口浅而平，孩子踩水放心', 'Shallow and flat, easy for children'],
      ['冬天午后仍有二十来度，适合晒太阳', 'Warm enough for sunbathing on winter afternoons'],
      ['等过海班船的两三个小时，正好来吹吹风', 'Just right for the hours before a ferry'],
    ],
    about: [
      [
        '从湛江一路向南，路的尽头就是这片海。对岸是海南岛，晴天能看见山的轮廓，夜里能看见灯。',
        'Drive south from Zhanjiang until the road ends: this is the sea. Hainan lies across, with its mountains by day and its lamps by night.',
      ],
      [
        '沙滩免费开放。淋浴、遮阳伞和帆板课在这里预约，旺季周末常常订满。',
        'The beach is free. Showers, parasols and windsurfing are booked here; summer weekends fill up.',
      ],
    ],
    places: [
      [
        ['白沙湾', 'Baisha Bay'],
        ['沙色偏白，踩上去细软，退潮后有浅水洼。', 'Pale soft sand, with pools at low tide.'],
        'sea',
      ],
      [
        ['琼州海峡', 'Qiongzhou Strait'],
        [
          '最窄处约二十公里，渡船一刻不停。',
          'Twenty kilometres at its narrowest, and never without a ferry.',
        ],
        'cruise',
      ],
      [
        ['海鲜排档', 'Seafood stalls'],
        [
          '现捞现煮，称斤付钱，别忘了配一碗白粥。',
          'Straight from the boat, paid by weight, with plain congee.',
        ],
        'dish-seafood',
      ],
    ],
    gettingThere: [
      ['高铁：徐闻站打车约 20 分钟。', 'By train to Xuwen, then 20 minutes by taxi.'],
      ['自驾：湛江市区约 140 公里，海湾旁停车场。', 'By car: 140 km from Zhanjiang, car park by the bay.'],
    ],
    notices: ['freePlace', 'swim', 'sun', 'wind'],
    realName: false,
    prices: 'weekends',
    types: [
      ticket(
        'beach',
        ['淋浴与遮阳伞', 'Shower and parasol'],
        'everyone',
        ['shower', 'parasol'],
        ['anytime', 58, 100, 68],
      ),
      ticket(
        'family',
        ['家庭沙滩日', 'Family beach day'],
        'family',
        ['shower', 'parasol', ['儿童挖沙玩具', 'Sand toys'], 'drink'],
        ['anytime', 118, 40, 138],
      ),
      ticket(
        'windsurf',
        ['帆板入门课', 'First windsurfing lesson'],
        'everyone',
        ['coach', ['帆板与防寒衣', 'Board and wetsuit'], 'insurance'],
        ['dayBefore', 298, 6],
        [
          ['09:30', '11:30'],
          ['14:30', '16:30'],
        ],
      ),
    ],
  },
];
