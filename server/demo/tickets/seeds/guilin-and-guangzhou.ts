import { allYear } from '../opening-hours.ts';
import { type SightSeed, ticket } from '../ticket-seed.ts';

/** Two cities by the river, best in the evening. */
export const riverCitySights: readonly SightSeed[] = [
  {
    slug: 'guilin-two-rivers',
    category: '游船观光',
    title: ['桂林两江四湖夜游', 'Two Rivers and Four Lakes by Night, Guilin'],
    summary: [
      '一条水路把桂林的江与湖连成环，夜里塔亮着，桥一座接一座。',
      'A waterway joins the rivers and lakes of Guilin in a ring: lit pagodas and bridge after bridge.',
    ],
    destination: '桂林',
    region: 'guilin',
    grade: 5,
    themes: ['夜游', '亲水', '人文', '摄影'],
    cover: 'city-night',
    address: ['桂林市秀峰区，文昌桥码头', 'Wenchang Bridge pier, Xiufeng District, Guilin'],
    hours: allYear('18:30', '22:00', '21:00'),
    visitHours: 1.5,
    highlights: [
      ['日月双塔倒映水中，一金一银', 'Sun and Moon Pagodas on the water, one gold, one silver'],
      ['船过十余座桥，各有名字与样子', 'More than ten bridges, each with a name and a shape'],
      ['岸边有人表演鸬鹚捕鱼', 'Cormorant fishing on the banks'],
    ],
    about: [
      [
        '桂林的城是跟着水走的。船从漓江拐进桃花江，再绕四个湖，一个半小时里看得到象鼻山的影子和城里人的夜生活。',
        'Guilin follows its water. From the Li River the boat turns into the Peach Blossom River and round four lakes: in an hour and a half, the shadow of Elephant Hill and the town at its evening.',
      ],
      [
        '头几班最热闹，末班最安静。坐在船尾的人看得最全，风也最大。',
        'The early sailings are merry, the last one quiet. At the stern one sees most and feels the wind.',
      ],
    ],
    places: [
      [
        ['日月双塔', 'Sun and Moon Pagodas'],
        ['铜塔与琉璃塔立在湖里，夜里点灯。', 'A bronze and a glazed pagoda in the lake, lit at night.'],
        'pagoda-hill',
      ],
      [
        ['桃花江', 'Peach Blossom River'],
        ['河窄树密，船像从画里穿过。', 'A narrow river and thick trees, like sailing through a painting.'],
        'old-street',
      ],
      [
        ['象鼻山夜影', 'Elephant Hill by night'],
        ['月亮好的时候，山真像低头喝水。', 'When the moon is right, it drinks.'],
        'crater-lake',
      ],
    ],
    gettingThere: [
      ['公交：多条线路到文昌桥站，步行 5 分钟。', 'By bus to Wenchang Bridge, then five minutes on foot.'],
      [
        '高铁：桂林站打车约 15 分钟，桂林北站约 30 分钟。',
        'By train: 15 minutes by taxi from Guilin, 30 from Guilin North.',
      ],
    ],
    notices: ['wind', 'late'],
    realName: true,
    prices: 'weekends',
    types: [
      ticket(
        'adult',
        ['夜游成人票', 'Adult by night'],
        'adult',
        ['cruise', 'guide', 'insurance'],
        ['dayBefore', 210, 60, 240],
        [
          ['19:00', '20:30'],
          ['19:40', '21:10'],
          ['20:20', '21:50'],
        ],
      ),
      ticket(
        'child',
        ['夜游儿童票', 'Child by night'],
        'smallChild',
        ['cruise', 'guide', 'insurance'],
        ['dayBefore', 105, 30],
        [
          ['19:00', '20:30'],
          ['19:40', '21:10'],
          ['20:20', '21:50'],
        ],
      ),
      ticket(
        'lakes',
        ['四湖短程', 'Four lakes only'],
        'everyone',
        ['cruise', 'guide', 'insurance'],
        ['dayBefore', 138, 40],
        [
          ['18:45', '19:35'],
          ['20:45', '21:35'],
        ],
      ),
    ],
  },
  {
    slug: 'canton-tower',
    category: '城市漫步',
    title: ['广州塔登塔', 'Canton Tower'],
    summary: [
      '腰身最细的那段也最高，夜里看珠江在脚下转弯。',
      'Slimmest at its waist and 600 metres tall: at night the Pearl River bends below your feet.',
    ],
    destination: '广州',
    region: 'guangzhou',
    grade: 4,
    themes: ['夜游', '亲子', '摄影', '休闲'],
    cover: 'city-skyline',
    address: ['广州市海珠区阅江西路', 'Yuejiang Road West, Haizhu District, Guangzhou'],
    hours: allYear('09:30', '22:30', '22:00'),
    visitHours: 2,
    highlights: [
      ['四百多米的观光层，晴天看得到白云山', 'From more than 400 metres one sees Baiyun Mountain'],
      ['横向摩天轮在塔顶转，速度比想象中慢', 'The wheel on the roof turns sideways and slowly'],
      ['傍晚场一张票看日落与夜景两样天', 'The dusk slot holds both sunset and night'],
    ],
    about: [
      [
        '当地人叫它“小蛮腰”。白天看清城市怎么长成，夜里看它怎么发光，江上的船像一条条亮的虫。',
        'Locals call it the slim waist. By day one sees how the city grew, by night how it shines, with boats on the river like glow-worms.',
      ],
      [
        '塔里风大，高空步道在大风时关闭。恐高的客人，四百米的室内层就足够好看。',
        'It is windy up there, and the outdoor ring closes when it blows. The indoor floor is quite enough for those who fear heights.',
      ],
    ],
    places: [
      [
        ['观光层', 'Observation floor'],
        ['整圈的窗，脚下几格玻璃地。', 'Windows all round, and panes of glass to stand on.'],
        'city-skyline',
      ],
      [
        ['珠江夜景', 'The Pearl River by night'],
        ['塔下花城与广场的灯，像棋盘。', 'Lamps of the new town laid out like a chessboard.'],
        'city-night',
      ],
      [
        ['塔顶摩天轮', 'The wheel at the top'],
        ['十六个舱，绕着塔走一圈。', 'Sixteen cabins round the tower.'],
        'theme-park',
      ],
    ],
    gettingThere: [
      ['地铁：广州塔站直达，出口即是。', 'By metro to Canton Tower, right at the exit.'],
      ['高铁：广州南站乘地铁约 40 分钟。', 'By train: 40 minutes by metro from Guangzhou South.'],
    ],
    notices: ['smallFree', 'wind', 'heart', 'late'],
    realName: true,
    prices: 'holidays',
    types: [
      ticket(
        'day',
        ['日场登塔（成人）', 'Daytime, adult'],
        'adult',
        ['entry'],
        ['anytime', 150, 120, 168],
        [
          ['09:30', '12:00'],
          ['12:30', '15:00'],
          ['15:30', '17:00'],
        ],
      ),
      ticket(
        'dusk',
        ['黄昏登塔（成人）', 'Dusk, adult'],
        'adult',
        ['entry', 'drink'],
        ['dayBefore', 198, 80],
        [['17:00', '19:30']],
      ),
      ticket(
        'night',
        ['夜场登塔（成人）', 'By night, adult'],
        'adult',
        ['entry'],
        ['dayBefore', 168, 100],
        [
          ['19:30', '21:00'],
          ['21:00', '22:30'],
        ],
      ),
      ticket(
        'family',
        ['家庭登塔票', 'Family'],
        'family',
        ['entry', 'photo'],
        ['dayBefore', 368, 30],
        [
          ['12:30', '15:00'],
          ['15:30', '17:00'],
        ],
      ),
    ],
  },
];
