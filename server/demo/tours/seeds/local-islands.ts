import { day, type TourSeed } from '../tour-seed.ts';

/** Zhanjiang by water: islands, bay and mangroves. */
export const localIslands: readonly TourSeed[] = [
  {
    slug: 'naozhou-techeng-islands',
    category: 'local',
    title: [
      '硇洲岛·特呈岛双岛两日：灯塔、渔港与红树林',
      'Two islands in two days: lighthouse, harbour and mangroves',
    ],
    summary: [
      '第一天随车渡登上火山岛硇洲，在百年灯塔下看日落；第二天回到湛江湾，走进特呈岛的古老红树林。',
      'Cross to volcanic Naozhou for sunset below a century-old lighthouse, then walk among the old mangroves of Techeng in Zhanjiang Bay.',
    ],
    destination: '硇洲岛',
    region: 'mazhang',
    themes: ['海岛', '摄影', '美食'],
    way: 'coachFerry',
    highlights: [
      [
        '登上硇洲灯塔：法国人一百二十年前用麻石砌成，至今仍为船只指路',
        'Climb to Naozhou Lighthouse, built of granite some 120 years ago and still guiding ships',
      ],
      [
        '那晏海石滩的玄武岩被潮水磨得乌亮，是岛上最好的日出机位',
        'Watch the sun rise over the black basalt of Nayan shore',
      ],
      [
        '特呈岛的白骨壤已活过数百年，退潮时可以走到树根之间',
        'Walk between the roots of mangroves several centuries old',
      ],
    ],
    dishes: ['lobster', 'fishPot'],
    days: [
      day(
        ['车渡登硇洲，灯塔下看日落', 'By car ferry to Naozhou, sunset at the lighthouse'],
        [
          '8:00 从赤坎出发，约一小时到东海岛东南码头，车渡约 40 分钟登岛。午饭后先到淡水渔港看渔船卸货，再走宋皇村听南宋小朝廷南逃至此的故事。17:00 登马鞍山上硇洲灯塔，等太阳落进西边的海，晚上在渔家吃海鲜。',
          'We leave Chikan at 8:00, reach the pier on Donghai Island in an hour and cross in some 40 minutes. After lunch we watch the boats unload at Danshui harbour and hear in Song Emperor Village how the last court of the Southern Song fled here. At five we climb to the lighthouse and wait for the sun to sink into the sea; dinner is in a fisherman’s house.',
        ],
        ['naozhouFerry', 'naozhouHarbour', 'songEmperorWell', 'naozhouLighthouse'],
        { meals: 'LD', by: 'coachFerry', stay: 'naozhouInn' },
      ),
      day(
        ['那晏日出，回湾登特呈岛', 'Sunrise at Nayan, then Techeng Island'],
        [
          '天亮前到那晏海石滩看日出，回客栈喝一碗鱼粥。上午拜过津前天后宫，乘车渡返回东海岛，中午到霞山。14:00 从渔港坐船 20 分钟上特呈岛，沿木栈道穿过红树林，看招潮蟹挥螯，在渔村喝椰青，17:30 返航散团。',
          'Before dawn we are on the rocks of Nayan; then a bowl of fish congee. We visit the Tianhou temple, cross back and reach Xiashan by noon. At two a boat takes us to Techeng in 20 minutes: along the boardwalk through the mangroves, past fiddler crabs, to a coconut in the village. We sail back at half past five.',
        ],
        ['nayanRocks', 'jinqianTemple', 'techengMangroves', 'techengVillage'],
        { meals: 'BL', by: 'coachFerry' },
      ),
    ],
    notices: ['ferry', 'tide'],
    price: 498,
    usualPrice: 598,
    childPercent: 70,
    singleNight: 120,
    departs: 'daily',
    minGroup: 10,
    cover: 'lighthouse',
  },
  {
    slug: 'techeng-mangrove-day',
    category: 'local',
    title: ['特呈岛一日：红树林木栈道与渔村午饭', 'A day on Techeng: boardwalk and a village lunch'],
    summary: [
      '霞山对面 20 分钟船程的小岛，退潮时走进红树林，涨潮时在海边发呆。',
      'Twenty minutes across the bay: into the mangroves at low tide, idle by the sea at high.',
    ],
    destination: '特呈岛',
    region: 'xiashan',
    themes: ['海岛', '自然', '亲子'],
    way: 'boat',
    highlights: [
      ['五百亩天然红树林，木栈道直通林心', 'A boardwalk into the heart of the mangroves'],
      ['跟渔民学辨沙虫洞，挖到的当场下锅', 'Learn from a fisherman where sandworms hide'],
      ['一天只走一个岛，不赶路', 'One island, one day, no rush'],
    ],
    dishes: ['prawns'],
    days: [
      day(
        ['走进海上森林', 'Into the forest in the sea'],
        [
          '9:00 在霞山渔港登船，先到冼太庙听岭南圣母的传说，再随潮水走红树林栈道，认白骨壤与红海榄。中午在渔村吃白灼虾与沙虫汤；下午自由游泳或骑车环岛，16:30 乘船回霞山。',
          'We board at Xiashan fish harbour at nine. After the temple of Lady Xian we follow the tide along the boardwalk and learn the trees by name. Lunch in the village is prawns and sandworm soup; in the afternoon swim or cycle round the island before the boat at half past four.',
        ],
        ['xianTempleTecheng', 'techengMangroves', 'techengVillage', 'techengBeach'],
        { meals: 'L', by: 'ferry' },
      ),
    ],
    notices: ['ferry', 'tide', 'swim'],
    price: 158,
    childPercent: 70,
    departs: 'daily',
    minGroup: 8,
    cover: 'mangrove',
  },
  {
    slug: 'zhanjiang-bay-evening',
    category: 'local',
    title: ['湛江湾黄昏游船：大桥、军港与万家灯火', 'Zhanjiang Bay at dusk: a boat past bridge and harbour'],
    summary: [
      '下午从观海长廊走起，傍晚上船，看海湾大桥亮灯，下船吃一顿炭烧生蚝。',
      'Walk the promenade, board at dusk as the bridge lights up, and end at a charcoal grill.',
    ],
    destination: '湛江市区',
    region: 'chikan',
    themes: ['休闲', '美食', '摄影'],
    way: 'foot',
    highlights: [
      ['从桥下穿过近四千米长的海湾大桥', 'Pass below the bay bridge, almost four kilometres long'],
      ['船上看得到港区、渔港与两岸新城', 'Port, fishing harbour and new town from the deck'],
      ['小团不超过 20 人，导游是本地摄影人', 'Twenty guests at most, led by a local photographer'],
    ],
    dishes: ['oysters'],
    days: [
      day(
        ['从黄昏走到夜里', 'From dusk into the night'],
        [
          '15:30 在金沙湾集合，沿观海长廊走到滨湖，看人放风筝；17:40 登船，船行约 70 分钟，经海湾大桥与湛江港，回航时两岸灯亮。19:30 到赤坎炭烤摊，吃生蚝、烤鱼与糖水，21:00 散团。',
          'We meet at Jinsha Bay at half past three and stroll the promenade among kites. The boat leaves at 17:40 for some 70 minutes past bridge and port; coming back, both shores are lit. From half past seven there are oysters, grilled fish and sweet soup in Chikan, until nine.',
        ],
        ['jinshaBay', 'bayCruise', 'bayBridge', 'nightBay'],
        { meals: 'D', by: 'cruise' },
      ),
    ],
    notices: ['ferry'],
    price: 168,
    usualPrice: 198,
    childPercent: 60,
    departs: 'daily',
    minGroup: 6,
    cover: 'bay-bridge',
  },
];
