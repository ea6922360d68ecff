import { day, type TourSeed } from '../tour-seed.ts';

/** Nature as a classroom. */
export const learningNature: readonly TourSeed[] = [
  {
    slug: 'huguangyan-volcano-lab',
    category: 'learning',
    title: ['湖光岩火山研学一日：读懂玛珥湖的一根岩芯', 'Huguangyan: reading a core from the crater lake'],
    summary: [
      '测水温、捡火山弹、画剖面，用一根“岩芯”推算几万年的气候。',
      'Take the water’s temperature, collect lava bombs, draw the section, and read the climate from a core.',
    ],
    destination: '湖光岩',
    region: 'mazhang',
    themes: ['研学', '自然'],
    way: 'coach',
    highlights: [
      ['每组一套采样工具，亲手做水样与岩石记录', 'Every group has its own sampling kit'],
      ['火山博物馆里做一次“小苏打火山”对照实验', 'An eruption of baking soda, with a control'],
      ['研学手册分三至六年级与初中两个难度', 'A workbook in two levels: primary and middle school'],
    ],
    days: [
      day(
        ['从剖面到岩芯', 'From section to core'],
        [
          '8:30 到校接学生，9:30 在火山博物馆上导入课，10:30 到湖岸剖面画火山灰层，午餐后分组采水样、量透明度，14:30 用模拟岩芯推算沉积年代，16:30 返校。',
          'We collect the class at half past eight. An opening lesson in the museum, ash layers drawn at the lakeside, and after lunch water samples and clarity. At half past two the groups date a model core; back at school by half past four.',
        ],
        ['volcanoMuseum', 'huguangyan'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    price: 198,
    childPercent: 80,
    departs: 'workdays',
    minGroup: 20,
    cover: 'crater-lake',
  },
  {
    slug: 'gaoqiao-birds-two-days',
    category: 'learning',
    title: ['高桥红树林研学两日：数一数越冬的水鸟', 'Gaoqiao: counting the wintering waders'],
    summary: [
      '与保护区人员一起做一次真正的水鸟样线调查，数据归档保护区。',
      'Join the wardens in a real transect count; the figures go into their records.',
    ],
    destination: '廉江',
    region: 'lianjiang',
    themes: ['研学', '自然'],
    way: 'coach',
    highlights: [
      ['每两人一副望远镜，学会区分鸻与鹬', 'Binoculars for every two, and how to tell plover from sandpiper'],
      ['夜晚在潮沟边做底栖动物取样', 'Sampling the mud at night by a tidal creek'],
      ['亲手种下一株红海榄胚轴', 'Plant a mangrove seedling'],
    ],
    days: [
      day(
        ['认识一片湿地', 'Meet a wetland'],
        [
          '8:00 出发，80 分钟到高桥。上午学认红树与弹涂鱼，下午随潮水走样线数鸟，晚上在营地整理数据、做底栖取样。',
          'Eighty minutes to Gaoqiao. Trees and mudskippers in the morning, the transect with the tide after noon, data and mud samples at night.',
        ],
        ['gaoqiaoMangroves'],
        { meals: 'LD', by: 'coach', stay: 'campus' },
      ),
      day(
        ['种树与汇报', 'Planting and reporting'],
        [
          '清晨第二次计数，早餐后种胚轴，10:30 小组汇报“这里为何留住候鸟”，午饭后返程，15:00 到校。',
          'A second count at dawn, planting after breakfast, and at half past ten each group reports why the birds stay. Back at school by three.',
        ],
        ['gaoqiaoMangroves', 'anpuTown'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['tide'],
    price: 468,
    childPercent: 80,
    departs: 'thrice',
    minGroup: 20,
    cover: 'mangrove',
  },
  {
    slug: 'ocean-museum-day',
    category: 'learning',
    title: [
      '海洋生物研学一日：大学标本馆与渔市解剖课',
      'Marine life: university museum and fish-market dissection',
    ],
    summary: [
      '看过千件海洋标本，再去市场买一条鱼，回实验室解剖它。',
      'A thousand specimens, then a fish from the market, opened in the laboratory.',
    ],
    destination: '湛江市区',
    region: 'mazhang',
    themes: ['研学', '自然'],
    way: 'coach',
    highlights: [
      ['大学标本馆由海洋专业学生讲解', 'Students of marine science lead through their museum'],
      ['每组解剖一条马鲛鱼，画出它的鳃与鳔', 'Each group opens a mackerel and draws its gills'],
      ['用价签与方言名给鱼做“户口本”', 'Names in dialect, prices and sizes: a register of fish'],
    ],
    days: [
      day(
        ['从标本到菜市', 'From specimen to market'],
        [
          '8:00 到广东海洋大学看标本馆、认鲸豚骨架；11:00 到霞山水产市场做鱼种调查，午餐后回实验室分组解剖、显微观察鱼鳞年轮，16:30 返校。',
          'At eight the university museum with its whale bones; at eleven a survey of species in the fish market. After lunch we dissect in the laboratory and count the rings on a scale. Back at half past four.',
        ],
        ['oceanUniversity', 'xiashanFishPort'],
        { meals: 'L', by: 'coach' },
      ),
    ],
    price: 228,
    childPercent: 80,
    departs: 'workdays',
    minGroup: 20,
    cover: 'study-ocean',
  },
  {
    slug: 'techeng-tide-pools',
    category: 'learning',
    title: ['特呈岛潮间带研学一日：一平方米里住着谁', 'Techeng: who lives in one square metre of shore'],
    summary: [
      '拿一个样方框，把潮间带分成三段，数一数每段的住户。',
      'A frame, three zones of shore, and a census of those who live there.',
    ],
    destination: '特呈岛',
    region: 'xiashan',
    themes: ['研学', '海岛', '自然'],
    way: 'boat',
    highlights: [
      ['用真正的样方法做生物多样性调查', 'A true quadrat survey of biodiversity'],
      ['渔民教认沙虫、青蟹与牡蛎的生境', 'Fishermen show where sandworm, crab and oyster live'],
      ['结束前做一次净滩并给垃圾分类称重', 'Clean the beach, then sort and weigh what was found'],
    ],
    dishes: ['prawns'],
    days: [
      day(
        ['样方里的邻居', 'Neighbours in a frame'],
        [
          '9:00 霞山渔港登船，9:30 分高、中、低潮区布样方计数，午餐在渔村；14:00 走红树林栈道测盐度，15:00 净滩，16:30 返航。',
          'We sail at nine and lay frames in three zones. Lunch in the village; at two salinity along the mangrove boardwalk, at three the beach is cleaned, at half past four we sail home.',
        ],
        ['techengBeach', 'techengMangroves', 'techengVillage'],
        { meals: 'L', by: 'ferry' },
      ),
    ],
    notices: ['tide', 'ferry'],
    price: 218,
    childPercent: 80,
    departs: 'thrice',
    minGroup: 20,
    cover: 'study-ocean',
  },
];
