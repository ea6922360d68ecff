import { bySeason } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** The coast of Maoming, within a morning’s drive. */
export const maomingSights: readonly SightSeed[] = [
  {
    slug: 'fangji-reef',
    category: '海滨海岛',
    title: ['放鸡岛', 'Fangji Island'],
    summary: [
      '电白外海的潜水岛，水清得看得见船影落在沙上，一天来回刚好。',
      'A divers’ island off Dianbai, so clear that boats cast shadows on the sand; right for one day.',
    ],
    destination: '茂名',
    region: 'maoming',
    grade: 4,
    themes: ['海岛', '亲水', '亲子', '摄影'],
    cover: 'island',
    address: ['茂名市电白区博贺镇放鸡岛', 'Fangji Island, Bohe Town, Dianbai, Maoming'],
    hours: bySeason(['08:30', '17:30', '14:30'], ['09:00', '17:00', '14:00']),
    visitHours: 5,
    highlights: [
      ['离岸十余公里，能见度好时看得到八米下的沙', 'Off the coast, with eight metres of sight on good days'],
      ['浮潜、潜水、玻璃船，三种深浅各有乐趣', 'Snorkel, dive or glass-bottomed boat: three depths'],
      ['环岛步道一小时，山顶看渔船归港', 'An hour round the island; from the top, boats going home'],
    ],
    about: [
      [
        '放鸡岛很小，只够走一个上午。水却很大：从沙滩往外几步就见礁石，鱼在脚边绕。船程约四十分钟，晕船的客人请坐船尾。',
        'The island is small enough for a morning, its water is not: a few steps out are reefs and fish about your feet. The crossing takes some forty minutes; who gets seasick sits at the stern.',
      ],
      [
        '票含往返船与上岛，水下项目另订。夏天请防晒，冬天水凉，潜水穿湿衣。',
        'The ticket holds the boat and the island; diving is extra. Sunscreen in summer, a wetsuit in winter.',
      ],
    ],
    places: [
      [
        ['潜水湾', 'Divers’ bay'],
        ['教练一对一，初学者也能看到珊瑚。', 'One instructor each: beginners see corals too.'],
        'study-ocean',
      ],
      [
        ['环岛步道', 'Path round the island'],
        ['起伏平缓，观景台三处。', 'Gentle, with three lookouts.'],
        'sea',
      ],
      [
        ['沙滩', 'The beach'],
        ['防鲨网内划定泳区，有救生员。', 'A marked area with lifeguards.'],
        'palm-beach',
      ],
    ],
    gettingThere: [
      [
        '高铁：茂名站或马踏站下车，打车约 50 分钟到博贺码头。',
        'By train to Maoming or Mata, then 50 minutes by taxi to the pier at Bohe.',
      ],
      ['自驾：湛江市区约 150 公里，码头停车场。', 'By car: 150 km from Zhanjiang, car park at the pier.'],
    ],
    notices: ['wind', 'swim', 'sun', 'heart'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket(
        'adult',
        ['往返船+上岛成人票', 'Boat and island, adult'],
        'adult',
        ['boat', 'entry', 'insurance'],
        ['dayBefore', 180, 300, 210],
      ),
      ticket(
        'child',
        ['往返船+上岛儿童票', 'Boat and island, child'],
        'smallChild',
        ['boat', 'entry', 'insurance'],
        ['dayBefore', 110, 150, 130],
      ),
      ticket(
        'snorkel',
        ['船票+浮潜', 'Boat and snorkelling'],
        'everyone',
        ['boat', 'entry', 'coach', 'vest', 'shower'],
        ['dayBefore', 298, 60, 340],
      ),
      ticket(
        'dive',
        ['船票+体验潜水', 'Boat and a first dive'],
        'grown',
        ['boat', 'entry', 'coach', ['全套装备', 'All equipment'], 'photo'],
        ['dayBefore', 498, 12],
        [
          ['09:30', '11:30'],
          ['13:30', '15:30'],
        ],
      ),
    ],
  },
  {
    slug: 'romantic-coast',
    category: '海滨海岛',
    title: ['茂名浪漫海岸', 'Romantic Coast, Maoming'],
    summary: [
      '十几公里的海岸被修成花园，木屋、白礼堂与一片很长的沙。',
      'More than ten kilometres of shore as a garden: cabins, a white chapel and a very long beach.',
    ],
    destination: '茂名',
    region: 'maoming',
    grade: 4,
    themes: ['休闲', '亲子', '摄影', '亲水'],
    cover: 'palm-beach',
    address: ['茂名市电白区电城镇', 'Diancheng Town, Dianbai, Maoming'],
    hours: bySeason(['08:00', '20:00', '18:30'], ['08:30', '18:30', '17:00']),
    visitHours: 4,
    highlights: [
      ['花园一路修到海边，走累了随处能坐', 'A garden down to the water, with benches all the way'],
      ['傍晚风软，带块毯子坐在沙上等日落', 'Bring a blanket and wait for sunset on the sand'],
      ['沙滩平缓，浅水区有救生员', 'A gentle beach and lifeguards over the shallows'],
    ],
    about: [
      [
        '这里从前是村里晒网的地方，后来种了花和树。清早的人最少，花最精神；傍晚拍照的新人最多。',
        'Nets used to dry here; now flowers grow. Mornings are emptiest and freshest, evenings full of brides.',
      ],
      [
        '票含海滨花园，水上项目与观光车另购。自驾的客人多与放鸡岛合成两天。',
        'The ticket holds the garden by the sea; water sports and shuttle are extra. Many drivers add Fangji Island and make it two days.',
      ],
    ],
    places: [
      [
        ['海滨花园', 'Seaside garden'],
        ['三角梅开得最久，四季都有。', 'Bougainvillea the whole year.'],
        'flower-field',
      ],
      [
        ['白礼堂', 'White chapel'],
        ['朝海的小礼堂，不办仪式时可进去坐坐。', 'A small hall facing the sea, open when nobody marries.'],
        'sea-temple',
      ],
      [
        ['木栈长廊', 'Boardwalk'],
        ['贴着浪走一公里半，落日在右手边。', 'A mile along the surf, the sunset on your right.'],
        'sea',
      ],
    ],
    gettingThere: [
      [
        '高铁：茂名站打车约 60 分钟，或到马踏站打车 25 分钟。',
        'By train to Maoming, then an hour by taxi, or 25 minutes from Mata.',
      ],
      ['自驾：湛江市区约 140 公里，景区停车场。', 'By car: 140 km from Zhanjiang, car park at the gate.'],
    ],
    notices: ['smallFree', 'swim', 'sun', 'pets'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket('adult', ['成人票', 'Adult'], 'adult', ['entry'], ['anytime', 78, 600, 90]),
      ticket('child', ['儿童票', 'Child'], 'smallChild', ['entry'], ['anytime', 48, 300, 55]),
      ticket(
        'family',
        ['家庭票+观光车', 'Family and shuttle'],
        'family',
        ['entry', 'shuttle', ['儿童挖沙玩具', 'Sand toys']],
        ['dayBefore', 208, 120, 246],
      ),
    ],
  },
];
