import { day, type TourSeed } from '../tour-seed.ts';

/** Where the history of the revolution began. */
export const partyBuildingCities: readonly TourSeed[] = [
  {
    slug: 'guangzhou-red-party',
    category: 'party-building',
    title: [
      '广州红色两日：三大会址、农讲所与黄埔军校',
      'Guangzhou: the Third Congress, the peasant institute, Whampoa',
    ],
    summary: [
      '高铁往返，两天走完大革命时期的四处旧址，课堂就在当年的教室里。',
      'By train, two days and four sites of the 1920s; lessons are held in the classrooms of the time.',
    ],
    destination: '广州',
    region: 'guangzhou',
    themes: ['红色', '人文'],
    way: 'rail',
    highlights: [
      ['在农讲所旧教室里听一堂复原课', 'A lesson as it was once held, in its own classroom'],
      ['黄埔军校门前重温“升官发财请往他处”', 'The couplet on Whampoa’s gate: seek riches elsewhere'],
      ['中共三大会址纪念馆讲解员全程带馆', 'A lecturer leads us through the memorial of the Third Congress'],
    ],
    dishes: ['dimSum'],
    days: [
      day(
        ['湛江—广州，从三大到农讲所', 'The Third Congress and the institute'],
        [
          '上午乘高铁到广州，午后参观中共三大会址纪念馆与春园，16:00 进农民运动讲习所旧址上复原课，傍晚在烈士陵园献花。',
          'The morning train takes us to Guangzhou. After noon the memorial of the Third Congress and Chunyuan, at four a lesson in the institute, at dusk flowers in the Martyrs’ Park.',
        ],
        ['thirdCongress', 'peasantInstitute', 'guangzhouMartyrs'],
        { meals: 'LD', by: 'trainCoach', stay: 'guangzhouHotel' },
      ),
      day(
        ['长洲岛黄埔军校', 'Whampoa on its island'],
        [
          '早茶后到长洲岛，参观黄埔军校旧址与孙总理纪念碑，中午在岛上用餐，14:00 分组研讨，16:30 乘高铁返湛江。',
          'After morning tea we cross to Changzhou for the academy and the monument, eat on the island, discuss in groups at two and take the train home at half past four.',
        ],
        ['whampoa'],
        { meals: 'BL', by: 'trainCoach' },
      ),
    ],
    notices: ['heritage'],
    price: 1080,
    childPercent: 80,
    singleNight: 200,
    departs: 'workdays',
    minGroup: 16,
    cover: 'red-hall',
  },
  {
    slug: 'shaoshan-changsha-party',
    category: 'party-building',
    title: ['韶山·长沙四日：从上屋场到橘子洲', 'Shaoshan and Changsha: from the farmhouse to Orange Isle'],
    summary: [
      '走进韶山冲，再到橘子洲头诵读《沁园春》，两地一条青年成长线。',
      'The valley of Shaoshan, then poetry on Orange Isle: how a young man grew.',
    ],
    destination: '韶山',
    region: 'xiangtan',
    themes: ['红色', '人文'],
    way: 'rail',
    highlights: [
      [
        '铜像广场敬献花篮，全程仪式由工作人员布置',
        'A wreath at the bronze statue, with the ceremony prepared',
      ],
      ['橘子洲头集体诵读《沁园春·长沙》', 'The poem read together where it was set'],
      ['住韶山一晚，清晨故居人少可细看', 'A night in Shaoshan: the house is quiet at dawn'],
    ],
    days: [
      day(
        ['湛江—长沙', 'Zhanjiang to Changsha'],
        [
          '乘高铁经广州到长沙，全程约六小时，车上学习读本。傍晚入住五一广场，晚餐后走湘江风光带。',
          'By train through Guangzhou, about six hours with our reader; in the evening a walk by the Xiang.',
        ],
        ['orangeIsland'],
        { meals: 'D', by: 'train', stay: 'changshaHotel' },
      ),
      day(
        ['橘子洲与岳麓', 'Orange Isle and Yuelu'],
        [
          '上午登橘子洲，诵读词作；中午吃湘菜；下午乘车 100 公里到韶山，听一场专题报告，宿韶山。',
          'Orange Isle and the poem in the morning, Hunan dishes at noon, then 100 kilometres to Shaoshan for a lecture and the night.',
        ],
        ['orangeIsland', 'shaoshanSquare'],
        { meals: 'BLD', by: 'coach', stay: 'shaoshanHotel' },
      ),
      day(
        ['韶山冲的一天', 'A day in the valley'],
        [
          '7:30 参观故居与南岸私塾，9:30 铜像广场敬献花篮、重温誓词，下午参观纪念馆与滴水洞，返长沙过夜。',
          'House and village school at half past seven, the statue and the oath at half past nine, the museum and Dishui Cave after noon; back to Changsha for the night.',
        ],
        ['shaoshan', 'shaoshanSquare'],
        { meals: 'BLD', by: 'coach', stay: 'changshaHotel' },
      ),
      day(
        ['返程', 'The way home'],
        [
          '上午以小组总结学习，11:00 乘高铁返回，车上午餐自理，17:30 到湛江西站。',
          'Groups sum up in the morning; the train at eleven reaches Zhanjiang at half past five.',
        ],
        ['orangeIsland'],
        { meals: 'B', by: 'train' },
      ),
    ],
    notices: ['heritage'],
    price: 2480,
    childPercent: 80,
    singleNight: 180,
    departs: 'twice',
    minGroup: 16,
    cover: 'red-village',
  },
];
