import { day, type TourSeed } from '../tour-seed.ts';

/** Cradles of the revolution farther away. */
export const partyBuildingFar: readonly TourSeed[] = [
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
    slug: 'baise-uprising-party',
    category: 'party-building',
    title: ['百色红色三日：右江边的起义', 'Baise: the uprising on the Youjiang'],
    summary: [
      '一九二九年冬，红七军在百色诞生。沿右江走进军部旧址与纪念馆。',
      'In December 1929 the Seventh Red Army was born here. Follow the river to its headquarters.',
    ],
    destination: '百色',
    region: 'baise',
    themes: ['红色', '人文'],
    way: 'coach',
    highlights: [
      [
        '在红七军军部旧址粤东会馆上课，旧址是一座精美的岭南会馆',
        'Lessons in the Guangdong guildhall that was the army’s headquarters',
      ],
      ['沿 239 级台阶登上起义纪念碑', 'Climb to the monument above the town'],
      ['看百色芒果基地，听老区振兴', 'Mango groves, and how the old base is thriving'],
    ],
    days: [
      day(
        ['湛江—百色', 'Zhanjiang to Baise'],
        [
          '7:00 出发，经南宁约 520 公里，途中午餐并放映纪录片，15:30 到百色，黄昏走右江大桥与老码头。',
          'Some 520 kilometres by way of Nanning, with lunch and a film on the way; Baise at half past three, and the old docks at dusk.',
        ],
        ['redSeventhArmy'],
        { meals: 'LD', by: 'coach', stay: 'baiseHotel' },
      ),
      day(
        ['起义之城', 'The town of the uprising'],
        [
          '上午登纪念碑敬献花篮，参观百色起义纪念馆；下午在粤东会馆现场教学、重温誓词，晚上支部交流。',
          'A wreath at the monument and the memorial hall in the morning; the guildhall and the oath in the afternoon; discussion at night.',
        ],
        ['baiseUprising', 'redSeventhArmy'],
        { meals: 'BLD', by: 'coach', stay: 'baiseHotel' },
      ),
      day(
        ['田野里的新课', 'Lessons from the fields'],
        [
          '8:00 参观右江河谷芒果基地，听第一书记的故事，10:30 启程返湛，途中午餐，19:30 到达。',
          'At eight a mango base in the valley and the story of a village secretary; at half past ten the road home, arriving at half past seven.',
        ],
        ['baiseUprising'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['heritage'],
    price: 1380,
    childPercent: 80,
    singleNight: 150,
    departs: 'twice',
    minGroup: 20,
    cover: 'red-monument',
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
  {
    slug: 'yanan-party',
    category: 'party-building',
    title: ['延安四日：窑洞里的灯光', 'Yan’an: lamplight in the caves'],
    summary: [
      '住进黄土高原，走枣园、宝塔山与南泥湾，学唱一支陕北民歌。',
      'On the loess plateau: Zaoyuan, Baota Hill and Nanniwan, and a song of northern Shaanxi.',
    ],
    destination: '延安',
    region: 'yanan',
    themes: ['红色', '人文'],
    way: 'air',
    highlights: [
      ['枣园窑洞前的现场课，讲为人民服务的由来', 'A lesson before the caves of Zaoyuan'],
      ['南泥湾学纺线、推碾子，体会大生产', 'Spin and mill at Nanniwan'],
      ['夜登宝塔山，看一城灯火', 'Baota Hill by night, the town alight below'],
    ],
    days: [
      day(
        ['湛江—西安—延安', 'Zhanjiang, Xi’an, Yan’an'],
        [
          '上午飞西安，航程约两个半小时，换乘动车北上延安，傍晚到达，晚饭吃荞面饸饹，开班动员。',
          'A flight of two and a half hours to Xi’an, then the train north; buckwheat noodles and an opening meeting in the evening.',
        ],
        ['baotaHill'],
        { meals: 'D', by: 'flightTrain', stay: 'yananHotel' },
      ),
      day(
        ['枣园与纪念馆', 'Zaoyuan and the memorial'],
        [
          '上午枣园革命旧址现场教学，午后参观延安革命纪念馆，傍晚登宝塔山重温入党誓词。',
          'Zaoyuan in the morning, the memorial hall after noon, the oath on Baota Hill at dusk.',
        ],
        ['yanan', 'yananMuseum', 'baotaHill'],
        { meals: 'BLD', by: 'coach', stay: 'yananHotel' },
      ),
      day(
        ['南泥湾', 'Nanniwan'],
        [
          '乘车 45 公里到南泥湾，参观垦区旧址，体验纺线推碾；下午学唱《南泥湾》并分组研讨。',
          'Forty-five kilometres to Nanniwan, its fields, spinning and milling; in the afternoon we learn its song and discuss in groups.',
        ],
        ['nanniwan'],
        { meals: 'BLD', by: 'coach', stay: 'yananHotel' },
      ),
      day(
        ['延安—西安—湛江', 'Homeward'],
        [
          '早餐后乘动车到西安，车程间小结，午餐自理，下午航班返回湛江。',
          'The morning train to Xi’an, a summary on the way, lunch as you like, and the afternoon flight home.',
        ],
        ['xianWall'],
        { meals: 'B', by: 'flightTrain' },
      ),
    ],
    notices: ['heritage', 'cold'],
    price: 3680,
    childPercent: 80,
    singleNight: 180,
    departs: 'twice',
    minGroup: 16,
    cover: 'red-village',
  },
];
