import { day, type TourSeed } from '../tour-seed.ts';

/** Farms, crafts, science and rockets. */
export const learningCulture: readonly TourSeed[] = [
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
  {
    slug: 'wenchang-space-three-days',
    category: 'learning',
    title: ['文昌航天研学三日：做一枚水火箭', 'Wenchang: build a water rocket'],
    summary: [
      '跨海到文昌，看发射场，听工程师讲轨道，在椰林里发射自己的火箭。',
      'Across the strait to the spaceport: orbits from an engineer, and a rocket of your own among the palms.',
    ],
    destination: '文昌',
    region: 'wenchang',
    themes: ['研学', '海岛'],
    way: 'coachFerry',
    highlights: [
      ['远观发射塔架，讲解真实发射的倒计时程序', 'See the launch towers and walk through a real countdown'],
      ['分组设计水火箭，按射高与落点评分', 'Design a rocket; height and landing point count'],
      ['夜里用望远镜看月面与木星', 'The moon and Jupiter by telescope at night'],
    ],
    dishes: ['wenchangChicken'],
    days: [
      day(
        ['渡海到文昌', 'Across to Wenchang'],
        [
          '7:00 出发，徐闻港乘船约 90 分钟到海口，午饭后到文昌，下午上“火箭为什么向东飞”一课，晚上观星。',
          'From Xuwen ninety minutes by ferry to Haikou and on to Wenchang; a lesson on why rockets fly east, and stars at night.',
        ],
        ['qiongzhouStrait', 'dongjiaoCoconut'],
        { meals: 'LD', by: 'coachFerry', stay: 'wenchangHotel' },
      ),
      day(
        ['航天科普馆与火箭日', 'Museum and rocket day'],
        [
          '上午参观文昌航天科普馆，模拟测控；下午在东郊椰林分组制作并发射水火箭，晚上复盘数据。',
          'The space museum and a simulated control room; rockets built and launched in the coconut grove; data at night.',
        ],
        ['wenchangSpace', 'dongjiaoCoconut'],
        { meals: 'BLD', by: 'coach', stay: 'wenchangHotel' },
      ),
      day(
        ['汇报与返程', 'Report and return'],
        [
          '早餐后小组汇报改进方案，11:00 乘船返徐闻，午餐在船上，17:30 到湛江。',
          'Groups report how they would improve; the ferry at eleven, lunch on board, Zhanjiang at half past five.',
        ],
        ['wenchangSpace'],
        { meals: 'BL', by: 'coachFerry' },
      ),
    ],
    notices: ['ferry'],
    price: 1180,
    childPercent: 80,
    departs: 'twice',
    minGroup: 20,
    cover: 'study-observatory',
  },
  {
    slug: 'guangzhou-shenzhen-science',
    category: 'learning',
    title: ['广州·深圳科技研学四日：博物馆与实验室', 'Guangzhou and Shenzhen: museums and laboratories'],
    summary: [
      '从陈家祠的榫卯到深圳的机器人，看岭南匠心怎样变成科技。',
      'From the joinery of Chen Clan Academy to the robots of Shenzhen.',
    ],
    destination: '深圳',
    region: 'shenzhen',
    themes: ['研学', '人文'],
    way: 'rail',
    highlights: [
      ['深圳科学技术馆分龄动手工坊', 'Workshops by age in Shenzhen’s science museum'],
      ['港珠澳大桥游船上算一座桥的寿命', 'Reckon the life of a bridge from a boat below it'],
      ['陈家祠拆一副斗拱模型再装回', 'Take a bracket set apart at Chen Clan Academy, and put it back'],
    ],
    dishes: ['dimSum'],
    days: [
      day(
        ['湛江—广州：木头里的力学', 'Mechanics in wood'],
        [
          '上午高铁到广州，午后在陈家祠看七绝，分组拼斗拱；晚上在珠江边做桥梁速写。',
          'By train to Guangzhou. Carvings and a bracket puzzle at Chen Clan Academy; bridges sketched by the river at night.',
        ],
        ['chenClan', 'cantonTower'],
        { meals: 'LD', by: 'trainCoach', stay: 'guangzhouHotel' },
      ),
      day(
        ['广州—深圳：科技馆一日', 'A day in the science museum'],
        [
          '早上乘高铁半小时到深圳，全天在深圳科学技术馆做三个工坊：人工智能、材料与海洋。',
          'Half an hour by train to Shenzhen; three workshops in the science museum: AI, materials and the sea.',
        ],
        ['shenzhenScience'],
        { meals: 'BLD', by: 'train', stay: 'shenzhenHotel' },
      ),
      day(
        ['大湾区的海与桥', 'Sea and bridges of the bay'],
        [
          '上午深圳湾公园观鸟，听红树林保护课；下午乘船看港珠澳大桥，做跨径估算作业。',
          'Birds and mangroves at Shenzhen Bay; in the afternoon a boat to the bridge and an estimate of its spans.',
        ],
        ['shenzhenBay', 'hzmBridge'],
        { meals: 'BLD', by: 'coachBoat', stay: 'shenzhenHotel' },
      ),
      day(
        ['汇报与返程', 'Reports and home'],
        [
          '上午各组展示作品并领取证书，下午乘高铁返湛江，约四小时到达。',
          'Each group shows its work and receives its certificate; the train home takes some four hours.',
        ],
        ['shenzhenScience'],
        { meals: 'BL', by: 'train' },
      ),
    ],
    price: 2180,
    childPercent: 80,
    singleNight: 200,
    departs: 'saturdays',
    minGroup: 20,
    cover: 'study-laboratory',
  },
];
