import { day, type TourSeed } from '../tour-seed.ts';

/** Red heritage of the peninsula and the strait. */
export const partyBuildingNear: readonly TourSeed[] = [
  {
    slug: 'naozhou-crossing-party',
    category: 'party-building',
    title: ['硇洲岛红色一日：渡琼先锋从这里启航', 'Naozhou: where the first battalion sailed for Hainan'],
    summary: [
      '一九五〇年三月，加强营千余勇士从硇洲扬帆渡海。在启航地重温誓词，在灯塔下上一堂党课。',
      'In March 1950 a battalion of a thousand sailed from Naozhou. Renew the oath where they left, and hear the story below the lighthouse.',
    ],
    destination: '硇洲岛',
    region: 'mazhang',
    themes: ['红色', '海岛'],
    way: 'coachFerry',
    highlights: [
      [
        '站在启航滩头，由讲解员还原木帆船夜渡的航线',
        'On the beach itself, the route of the wooden boats by night',
      ],
      ['灯塔下现场教学：守塔人与“灯”的精神', 'A lesson on keepers and lights below the tower'],
      ['可安排重温入党誓词与集体合影', 'The oath renewed together, and a photograph'],
    ],
    dishes: ['fishPot'],
    days: [
      day(
        ['扬帆渡海处', 'Where they set sail'],
        [
          '7:30 赤坎集合，经东海岛车渡登岛。10:30 在渡琼先锋营启航地献花、听讲；午饭在渔村用简餐；14:00 登灯塔现场教学，15:00 分组讨论，16:00 返航，18:00 回到湛江。',
          'We meet in Chikan at half past seven and cross by car ferry. At half past ten flowers and the story on the landing beach; a plain lunch in the village; at two the lesson in the lighthouse, at three a discussion in groups. Home by six.',
        ],
        ['naozhouLanding', 'naozhouLighthouse', 'naozhouHarbour'],
        { meals: 'L', by: 'coachFerry' },
      ),
    ],
    notices: ['ferry'],
    price: 268,
    childPercent: 80,
    departs: 'workdays',
    minGroup: 20,
    cover: 'red-beacon',
  },
  {
    slug: 'youth-canal-party',
    category: 'party-building',
    title: ['雷州青年运河一日：人工天河里的青春', 'The Youth Canal: a river dug by hand'],
    summary: [
      '三十万人用锄头与扁担开出的人工河，今天仍浇灌着半个雷州半岛。',
      'Three hundred thousand people dug it with hoes and poles; it still waters half the peninsula.',
    ],
    destination: '廉江',
    region: 'lianjiang',
    themes: ['红色', '自然'],
    way: 'coach',
    highlights: [
      ['登鹤地水库大坝，看运河从这里起步', 'Stand on the dam of Hedi, where the canal begins'],
      ['展览馆里的锄头、工分簿与青年突击队旗', 'Hoes, work books and flags of the youth brigades'],
      ['可在渠畔植树或参加巡渠志愿活动', 'Plant a tree or walk the bank with its wardens'],
    ],
    days: [
      day(
        ['沿运河而上', 'Up the canal'],
        [
          '8:00 出发，80 分钟到廉江河唇，参观雷州青年运河展览馆，登鹤地水库大坝听老民工后代讲述。午饭后乘船看银湖，15:00 在渠首开展志愿活动，17:30 返回。',
          'Eighty minutes to Hechun: the museum, then the dam, where a digger’s son tells of 1958. After lunch a boat on the lake and at three volunteer work at the intake. Back at half past five.',
        ],
        ['youthCanal', 'hediLake'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    notices: ['heritage'],
    price: 238,
    childPercent: 80,
    departs: 'workdays',
    minGroup: 20,
    cover: 'red-hall',
  },
  {
    slug: 'xuwen-crossing-party',
    category: 'party-building',
    title: ['徐闻渡琼作战两日：木船打军舰的地方', 'Xuwen: the base of the Hainan crossing'],
    summary: [
      '从指挥所旧址到灯楼角滩头，听四野将士与徐闻船工并肩渡海的故事。',
      'From the command post to the cape, the story of soldiers and Xuwen’s boatmen.',
    ],
    destination: '徐闻',
    region: 'xuwen',
    themes: ['红色', '自然'],
    way: 'coach',
    highlights: [
      ['灯楼角滩头立有渡琼作战纪念雕像', 'A memorial stands on the beach at Denglou Cape'],
      ['访徐闻船工后人，听支前往事', 'Meet the children of the boatmen'],
      ['第二天走进菠萝田，看革命老区今天的日子', 'Next day, pineapple fields: how the old base lives now'],
    ],
    dishes: ['pineapple'],
    days: [
      day(
        ['指挥所与烈士陵园', 'Command post and memorial'],
        [
          '8:00 出发，两小时到徐闻。上午在革命烈士陵园祭扫，下午参观渡琼作战指挥所旧址，与船工后人座谈，晚上以支部为单位交流。',
          'Two hours to Xuwen. Wreaths at the Martyrs’ Memorial in the morning; the command post and a talk with boatmen’s families in the afternoon; an evening in groups.',
        ],
        ['xuwenMartyrs', 'crossingMonument'],
        { meals: 'LD', by: 'coach', stay: 'xuwenHotel' },
      ),
      day(
        ['滩头与田头', 'Beach and field'],
        [
          '8:00 在灯楼角重温入党誓词，看两海交汇；10:30 到曲界镇看菠萝产业，听返乡青年讲电商。午饭后返程，16:00 到湛江。',
          'At eight the oath at the cape where two seas meet; at half past ten the pineapple trade of Qujie and young people who came home to it. Back by four.',
        ],
        ['denglouCape', 'pineappleSea'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['heritage'],
    price: 498,
    childPercent: 80,
    singleNight: 110,
    departs: 'workdays',
    minGroup: 20,
    cover: 'red-monument',
  },
  {
    slug: 'suixi-huang-xuezeng-party',
    category: 'party-building',
    title: [
      '遂溪·寸金桥红色一日：抗法与南路农运',
      'Suixi and Cunjin Bridge: resistance and the peasant movement',
    ],
    summary: [
      '从寸金桥的抗法碑到黄学增故居，一天走完湛江近代的两段硬骨头。',
      'From the stone of Cunjin Bridge to Huang Xuezeng’s home: two chapters of modern Zhanjiang.',
    ],
    destination: '遂溪',
    region: 'suixi',
    themes: ['红色', '人文'],
    way: 'coach',
    highlights: [
      [
        '寸金桥取“一寸河山一寸金”之意，碑文可现场诵读',
        'Cunjin: “an inch of land, an inch of gold”; the inscription is read aloud',
      ],
      ['黄学增是广东农民运动领袖，故居陈列其书信', 'The letters of a leader of Guangdong’s peasants'],
      ['上午现场教学，下午可接支部会议', 'Lessons in the morning, room for a meeting in the afternoon'],
    ],
    days: [
      day(
        ['一寸河山', 'An inch of land'],
        [
          '8:30 在寸金桥公园集合，听 1898 年遂溪人抗法始末。10:00 出发往乐民镇，参观黄学增故居与陈列馆，午饭在村里用农家菜，14:00 现场党课，16:30 回到赤坎。',
          'At half past eight in Cunjin Bridge Park we hear how Suixi resisted the French in 1898. At ten we leave for Lemin and Huang Xuezeng’s home; lunch in the village, a lesson at two, Chikan at half past four.',
        ],
        ['cunjinBridge', 'huangXuezeng'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    notices: ['heritage'],
    price: 208,
    childPercent: 80,
    departs: 'workdays',
    minGroup: 20,
    cover: 'red-village',
  },
];
