import { day, type TourSeed } from '../tour-seed.ts';

/** Beaches for families. */
export const localCoast: readonly TourSeed[] = [
  {
    slug: 'donghai-beach-camp',
    category: 'local',
    title: [
      '东海岛龙海天两日：二十八公里长滩与人龙舞',
      'Donghai Island: an endless beach and a dragon of dancers',
    ],
    summary: [
      '开车不到一小时的长滩，赶海、拖网、看人龙舞，夜里听浪睡觉。',
      'Under an hour away: nets, tide pools, the human dragon dance, and a night by the surf.',
    ],
    destination: '东海岛',
    region: 'mazhang',
    themes: ['海岛', '亲子', '休闲'],
    way: 'coach',
    highlights: [
      [
        '龙海天海滩连绵二十八公里，退潮后硬得可以骑车',
        'Twenty-eight kilometres of sand, firm enough to cycle at low tide',
      ],
      ['和渔民一起拉大网，网上来的归大家', 'Haul a seine net with fishermen and keep the catch'],
      [
        '看国家级非遗东海岛人龙舞，孩子可以上前当龙尾',
        'See the human dragon dance; children may be its tail',
      ],
    ],
    dishes: ['prawns', 'crabCongee'],
    days: [
      day(
        ['拉网、游泳、篝火', 'Nets, surf and a fire'],
        [
          '9:00 出发，50 分钟到龙海天。换鞋下滩跟渔民拉网，午饭吃自己的渔获。下午在救生区游泳、堆沙，17:30 沿滩骑车看落日，晚上海边篝火，导游教孩子认北斗。',
          'Leaving at nine we reach Longhaitian in 50 minutes, change shoes and haul the net; lunch is what came up. The afternoon is for swimming and sand. We cycle into the sunset and light a fire, and the guide points out the Plough.',
        ],
        ['longhaitian'],
        { meals: 'LD', by: 'coach', stay: 'donghaiHotel' },
      ),
      day(
        ['人龙舞与海边市集', 'The human dragon and the market'],
        [
          '早上随潮赶海，拾花螺与贝壳。10:30 到传习所看人龙舞排练，听老师傅讲“起龙”的步法。午饭后逛民安市集买虾干与海带，15:00 返程，16:00 到赤坎。',
          'At low tide we gather whelks and shells. At half past ten the dancers rehearse, and an old master explains how the dragon rises. After lunch there is time for dried prawns at Min’an market; back in Chikan by four.',
        ],
        ['longhaitian', 'donghaiDragon'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['swim', 'tide'],
    price: 398,
    childPercent: 75,
    singleNight: 130,
    departs: 'weekend',
    minGroup: 12,
    cover: 'palm-beach',
  },
  {
    slug: 'wuchuan-dinglong-family',
    category: 'local',
    title: ['吴川鼎龙湾亲子两日：海洋王国与金海岸', 'Dinglong Bay with children: ocean park and gold coast'],
    summary: [
      '一天给海洋乐园，一天给沙滩，酒店就在海边，老人孩子都不累。',
      'One day for the ocean park, one for the sand, with the hotel on the beach.',
    ],
    destination: '吴川',
    region: 'wuchuan',
    themes: ['亲子', '海岛', '休闲'],
    way: 'coach',
    highlights: [
      ['鼎龙湾海洋王国全天畅玩，含一次夜场', 'The ocean park all day and once in the evening'],
      ['吴阳金海岸沙细坡缓，适合第一次下海的孩子', 'Fine sand and a gentle slope for a first swim'],
      ['走读蛤岭村，看吴川飘色怎样“飘”起来', 'In Geli Village, see how the floating-colour parade floats'],
    ],
    days: [
      day(
        ['在海洋王国玩到夜里', 'The ocean park into the night'],
        [
          '9:00 出发，一小时到鼎龙湾。上午看水族与海狮，下午玩造浪池与滑道，18:00 回酒店吃自助晚餐，19:30 再入园看夜场灯光。',
          'An hour to Dinglong Bay. Aquarium and sea lions in the morning, wave pool and slides in the afternoon, a buffet at six and the lights of the park after half past seven.',
        ],
        ['dinglongBay'],
        { meals: 'D', by: 'coach', stay: 'wuchuanResort' },
      ),
      day(
        ['金海岸与飘色之乡', 'Gold coast and floating colours'],
        [
          '早餐后在吴阳金海岸堆沙、拾贝，10:30 冲洗换衣。11:30 到蛤岭村看飘色道具与荷塘，午饭吃吴川泥虫粥与烤鸭，14:30 返程。',
          'Sand and shells on the coast until half past ten; then Geli Village with its parade figures and lotus ponds. After mudworm congee and roast duck we leave at half past two.',
        ],
        ['wuyangCoast', 'geliVillage'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['swim'],
    price: 588,
    usualPrice: 688,
    childPercent: 75,
    singleNight: 180,
    departs: 'weekend',
    minGroup: 15,
    cover: 'theme-park',
  },
];
