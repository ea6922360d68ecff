import { day, type TourSeed } from '../tour-seed.ts';

/** Rockets, bridges and laboratories. */
export const learningScience: readonly TourSeed[] = [
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
