import { day, type TourSeed } from '../tour-seed.ts';

/** Farms and crafts. */
export const learningHeritage: readonly TourSeed[] = [
  {
    slug: 'xuwen-farm-coral-three-days',
    category: 'learning',
    title: ['徐闻研学三日：菠萝、珊瑚与汉代海船', 'Xuwen: pineapple, coral and a Han ship'],
    summary: [
      '一天务农，一天看海，一天读史，三个课题在中国大陆最南端。',
      'A day of farming, a day of sea, a day of history, at the southern end of the mainland.',
    ],
    destination: '徐闻',
    region: 'xuwen',
    themes: ['研学', '自然', '人文'],
    way: 'coach',
    highlights: [
      [
        '与果农一起催花、测糖度，算一亩菠萝的账',
        'Work with growers, measure sugar, reckon the yield of a field',
      ],
      ['珊瑚礁展馆里看活体珊瑚夜间伸出触手', 'Living corals open their tentacles in the dark'],
      ['用木片和棉线复原一艘汉代小船并下水', 'Build a small Han boat and float it'],
    ],
    dishes: ['pineapple'],
    days: [
      day(
        ['一颗菠萝的账本', 'The accounts of a pineapple'],
        [
          '8:00 出发，10:00 到曲界，上午下田学催花与采收，下午用糖度计测果，分组算成本与售价，夜里写农事日记。',
          'Qujie by ten. Field work in the morning, refractometers in the afternoon, then cost and price group by group; a farm diary at night.',
        ],
        ['pineappleSea', 'windFarm'],
        { meals: 'LD', by: 'coach', stay: 'campus' },
      ),
      day(
        ['珊瑚与灯楼角', 'Coral and the cape'],
        [
          '清晨到灯楼角测两侧海水流向，上午在珊瑚礁展馆上课并做酸化小实验，下午净滩，晚上看星。',
          'At the cape by dawn to measure the currents on both sides; a lesson and an acid test in the coral museum; a clean beach, and stars.',
        ],
        ['denglouCape', 'coralReserve'],
        { meals: 'BLD', by: 'coach', stay: 'campus' },
      ),
      day(
        ['从三墩出海', 'Setting out from Sandun'],
        [
          '上午在大汉三墩讲海上丝路，分组造船下水，参观贵生书院听开笔故事，午饭后返程，16:00 到校。',
          'The Maritime Silk Road at Sandun, boats built and floated, and the story of Guisheng Academy; back at school by four.',
        ],
        ['hanPort', 'guishengAcademy'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['season'],
    price: 798,
    childPercent: 80,
    departs: 'twice',
    minGroup: 20,
    cover: 'study-farm',
  },
  {
    slug: 'leizhou-craft-two-days',
    category: 'learning',
    title: ['雷州非遗研学两日：石狗、醒狮与雷剧', 'Leizhou crafts: stone dogs, lions and opera'],
    summary: [
      '凿一只小石狗，舞一回狮头，学四句雷剧唱腔。',
      'Carve a small stone dog, dance a lion’s head, sing four lines of Lei opera.',
    ],
    destination: '雷州',
    region: 'leizhou',
    themes: ['研学', '古城', '人文'],
    way: 'coach',
    highlights: [
      ['石匠手把手教凿石狗，作品可带回家', 'A mason teaches; your dog goes home with you'],
      ['醒狮传习基地分组学步法', 'Steps of the lion dance, learned in groups'],
      ['雷剧演员进营地讲脸谱与雷话', 'Opera singers explain faces and dialect'],
    ],
    days: [
      day(
        ['石与声', 'Stone and voice'],
        [
          '8:00 出发到雷州，上午参观石狗陈列馆做拓印，下午到石匠作坊凿石，晚上雷剧演员教唱段。',
          'To Leizhou at eight: rubbings among the stone dogs, chisels in the afternoon, opera at night.',
        ],
        ['stoneDogs', 'leizhouOldTown', 'leizuTemple'],
        { meals: 'LD', by: 'coach', stay: 'campus' },
      ),
      day(
        ['醒狮起步', 'The lion’s first steps'],
        [
          '上午登三元塔量塔影算高度，之后到遂溪学醒狮，午饭后分组汇演，16:00 到校。',
          'Measure the pagoda by its shadow, then learn the lion in Suixi and perform after lunch; back by four.',
        ],
        ['leizhouTower', 'lionTown'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    price: 498,
    childPercent: 80,
    departs: 'twice',
    minGroup: 20,
    cover: 'pagoda-hill',
  },
];
