import { day, type TourSeed } from '../tour-seed.ts';

/** Old base areas. */
export const partyBuildingBases: readonly TourSeed[] = [
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
      ['拾级而上，登起义纪念碑', 'Climb to the monument above the town'],
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
