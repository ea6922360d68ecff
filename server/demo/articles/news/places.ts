import { heading, list, picture, say } from '../block-seed.ts';
import type { NewsSeed } from '../news-seed.ts';

/** Where to go, and when. */
export const places: readonly NewsSeed[] = [
  {
    slug: 'naozhou-light',
    category: '目的地',
    on: '11-12',
    scene: 'lighthouse',
    title: ['硇洲灯塔的一束光', 'The beam of Naozhou'],
    summary: [
      '一百二十多年前的麻石灯塔还在值班。爬上马鞍山，等它亮起来。',
      'A granite tower of more than a century still keeps watch. Climb up and wait for its light.',
    ],
    body: [
      say(
        '灯塔立在岛中央的马鞍山上，法国人用当地麻石叠成，没有一根钢筋。水晶棱镜把一点灯火放大，二十多海里外的船都看得见。它和伦敦、好望角的同类常被并列，但岛上的人只叫它“灯楼”。',
        'It stands on the island’s middle hill, built by the French of local granite without a single iron bar. Crystal prisms carry a small flame more than twenty sea miles. It is often named with its famous cousins; on the island they just call it the lamp tower.',
      ),
      heading('怎么看最好', 'How to see it best'),
      list(
        ['傍晚五点上山，先看日落，再等亮灯', 'Go up at five: first the sunset, then the light'],
        ['塔内螺旋石阶窄，一次上几个人，请等一等', 'The stair inside is narrow: wait your turn'],
        ['夜里在淡水港抬头看，光一圈一圈扫过屋顶', 'At night from Danshui harbour, watch it sweep the roofs'],
      ),
      picture('lighthouse', '亮灯前十分钟，海面还是粉色的', 'Ten minutes before, the sea is still pink'),
      say(
        '岛上只有一条环路，租电动车两小时能走完。别急着走：那晏的黑色石滩要日出去，宋皇村的古井要听老人讲。住一晚，才算来过。',
        'One road rings the island, two hours on a scooter. Do not hurry: the black shore of Nayan wants sunrise, and the old well wants an old man’s story. Stay a night.',
      ),
    ],
  },
  {
    slug: 'gaoqiao-birds',
    category: '目的地',
    on: '11-02',
    scene: 'mangrove',
    title: ['候鸟到了高桥', 'The waders are back at Gaoqiao'],
    summary: [
      '每年十一月，勺嘴鹬和上万只鸻鹬落在红树林外的滩涂。',
      'Each November thousands of waders, the spoon-billed among them, come down on the flats.',
    ],
    body: [
      say(
        '廉江高桥有中国大陆连片面积最大的红树林之一，外侧的滩涂是候鸟迁徙路上的加油站。鸟从西伯利亚来，歇到次年三月，最珍贵的勺嘴鹬全球只剩几百只。',
        'Gaoqiao in Lianjiang holds one of the mainland’s largest mangroves, and its flats refuel the birds from Siberia until March. Of the spoon-billed sandpiper a few hundred are left in the world.',
      ),
      heading('看鸟的规矩', 'Manners'),
      list(
        [
          '高潮前后鸟被水推近，望远镜比长焦更有用',
          'Around high water they come close; binoculars beat long lenses',
        ],
        ['不驱赶、不放无人机、不用闪光', 'Never flush them, no drones, no flash'],
        ['衣服选灰绿，声音放低', 'Wear grey green and keep your voice down'],
      ),
      picture('mangrove', '潮水把鸟群推到林缘', 'The tide pushes the flock to the trees'),
      say(
        '我们的周末观鸟团每队不超过十五人，由保护区志愿者带队，望远镜两人一台。去年冬天一共记到 87 种，名单贴在门店墙上。',
        'Our weekend groups have at most fifteen guests, led by volunteers of the reserve, with binoculars for every two. Last winter’s list of 87 kinds hangs in our shop.',
      ),
    ],
  },
  {
    slug: 'huguangyan-lake',
    category: '目的地',
    on: '12-16',
    scene: 'crater-lake',
    title: ['湖光岩：一口不落叶的火山湖', 'Huguangyan, a crater that keeps no leaves'],
    summary: [
      '十几万年前的爆炸留下一面圆湖，水面常年看不到漂叶。',
      'An explosion long ago left a round lake on which hardly a leaf is ever seen.',
    ],
    body: [
      say(
        '玛珥湖不是普通火山口湖，是岩浆遇水炸出来的坑。湖光岩的湖底沉积像年轮一样完整，科学家钻下去，读到几万年的气候。落叶不见踪影，有人说是水流，有人说是鱼，听讲解时可以自己站队。',
        'A maar is blown out where magma meets water. The mud below Huguangyan is layered like tree rings, and cores tell of climates tens of thousands of years old. Why no leaves float, some say currents, some say fish; take your side as you listen.',
      ),
      heading('半天怎么走', 'Half a day'),
      list(
        ['早上八点前入园，湖面有雾', 'Before eight there is mist'],
        ['绕湖一圈四公里，平路，轮椅可行大半', 'Four kilometres round, level, mostly fit for wheelchairs'],
        ['楞严寺在岩洞边，钟声十点响', 'The temple by the cave rings at ten'],
        ['玛珥湖博物馆讲沉积岩芯，孩子爱看', 'The museum of cores delights children'],
      ),
      picture('crater-lake', '雾散之前，湖是一块灰玉', 'Before the mist lifts, a disc of grey jade'),
      say(
        '离赤坎二十公里，有直达公交。门票、时段与我们页面上的一致，线上买了直接刷身份证入园。',
        'Twenty kilometres from Chikan by a direct bus. Tickets are as on our page: buy online and enter with your identity card.',
      ),
    ],
  },
  {
    slug: 'xuwen-cape',
    category: '目的地',
    on: '03-30',
    scene: 'pineapple-field',
    title: ['大陆最南端的三件事', 'Three things at the southern tip'],
    summary: [
      '看两海相遇、走菠萝的海、吃一顿不用筷子的羊。',
      'Where two seas meet, the Sea of Pineapples, and mutton without chopsticks.',
    ],
    body: [
      say(
        '徐闻角尾的灯楼角是中国大陆最南端。琼州海峡与北部湾的浪从两边推过来，在沙咀上撞成十字，潮水合适时走得到最尖的那一点。',
        'Lighthouse Cape at Jiaowei is the mainland’s southernmost point. Waves of strait and gulf meet in crosses on the spit; at the right tide you can walk to its very end.',
      ),
      heading('时间表', 'Timetable'),
      list(
        ['清晨：角尾盐田与珊瑚石老屋', 'Morning: salt pans and houses of coral stone'],
        [
          '上午：曲界“菠萝的海”，三月底四月初果香最浓',
          'Late morning: Qujie’s fields, most fragrant as March turns to April',
        ],
        ['傍晚：灯楼角看两海，记得对潮汐', 'Evening: the cape, by the tide table'],
      ),
      picture('pineapple-field', '红土、绿行、白风车', 'Red earth, green rows, white turbines'),
      say(
        '午饭吃徐闻山羊，炭火慢煨到脱骨。去海安港顺路还能看火车怎么开进船里——把车厢拆成几段推上去，全程一个半小时，铁路迷会专门为它来。',
        'Lunch is Xuwen goat, slow over charcoal. On the way look at Hai’an, where trains board a ship: taken apart and pushed in, an hour and a half in all. Some come for nothing else.',
      ),
    ],
  },
  {
    slug: 'chikan-arcades',
    category: '目的地',
    on: '01-19',
    scene: 'old-street',
    title: ['赤坎骑楼：一条街的下午', 'An afternoon under Chikan’s arcades'],
    summary: [
      '从三有里走到海边街，半天读完一座老埠头。',
      'From Sanyou Lane to the seafront, an old quay in half a day.',
    ],
    body: [
      say(
        '赤坎的码头石阶还在，只是海退远了。清末民初，南洋的货、广州湾的钞票都从这里过，骑楼的山花里藏着洋卷草，也藏着“福禄”两个字。',
        'The stone steps of the quay are still there, though the sea has withdrawn. Goods from the South Seas and notes of Guangzhouwan passed here; the gables hide acanthus beside the signs for luck and office.',
      ),
      heading('边走边吃', 'Eat as you walk'),
      list(
        ['水井头的糖水，先要一碗番薯', 'Sweet soup by the well, first the one with sweet potato'],
        ['现包的虾饺与炭烤蚝，点半打够两个人', 'Shrimp dumplings and grilled oysters, half a dozen for two'],
        ['老字号的木瓜、菠萝饭留到最后', 'Pineapple rice at the end'],
      ),
      picture('old-street', '下雨天骑楼最好走', 'The arcades are best in rain'),
      say(
        '修缮过的几栋开成了小展馆，周三到周日免费。拍照请不要拍正在吃饭的街坊，先笑一下再问，多半会给你让个位置。',
        'Some restored houses are small museums, free from Wednesday to Sunday. Do not photograph neighbours at their meal; smile and ask, and they usually make room.',
      ),
    ],
  },
  {
    slug: 'guilin-april',
    category: '目的地',
    on: '04-08',
    scene: 'pagoda-hill',
    title: ['漓江水大还是水小好看', 'Is the Li River better high or low?'],
    summary: [
      '四月水丰、十月水清、二月有雾，各有各的桂林。',
      'Full in April, clear in October, misty in February: three different Guilins.',
    ],
    body: [
      say(
        '常有客人问哪个月去桂林。四月水涨，竹筏走得快，山像刚洗过；十月水退，能看到江底的卵石，天也蓝；二月下雨，游船上冷，但那张“水墨”照片只有这时候拍得到。',
        'Guests ask which month is best. In April the rafts run fast and the hills look washed; in October the pebbles show and the sky is blue; February is cold on deck, but only then is it an ink painting.',
      ),
      heading('我们怎么排', 'How we plan it'),
      list(
        ['游船坐杨堤到兴坪这一段，精华都在', 'The stretch from Yangdi to Xingping holds the best'],
        ['遇龙河竹筏约在清晨，避开人流', 'Rafts on the Yulong at dawn, before the crowd'],
        ['阳朔住两晚，不住西街，住河边', 'Two nights in Yangshuo, by the river, not West Street'],
      ),
      picture('waterfall', '雨后山壁会挂出十几条小瀑', 'After rain a dozen little falls hang on the cliffs'),
      say(
        '湛江去桂林没有直达高铁，我们安排大巴早上走、傍晚到，路上在北流吃午饭，这一段不赶，也是行程的一部分。',
        'No through train runs from Zhanjiang: our coach leaves in the morning, lunches at Beiliu and arrives at dusk, unhurried.',
      ),
    ],
  },
  {
    slug: 'halong-by-bridge',
    category: '目的地',
    on: '05-27',
    scene: 'cruise',
    title: ['走过一座桥，就到了越南', 'Over a bridge, and there is Vietnam'],
    summary: [
      '不坐飞机也能出国：湛江到下龙，一天的路。',
      'Abroad without a flight: Zhanjiang to Ha Long in a day.',
    ],
    body: [
      say(
        '早上七点从湛江出发，中午到东兴。过关、步行、北仑河大桥两百米，桥那头就是芒街。换车上高速，天黑前能坐在下龙湾的船上吃饭。',
        'Leave at seven, reach Dongxing at noon; through the border and two hundred metres over the Beilun, and it is Mong Cai. By dusk you dine aboard in Ha Long Bay.',
      ),
      heading('第一次去要知道', 'If it is your first time'),
      list(
        ['电子签提前一周办，口岸填芒街', 'The e-visa a week ahead, with Mong Cai as the port'],
        ['人民币在边境好用，往里走换越南盾', 'Renminbi at the border, dong beyond'],
        ['当地时间慢一小时', 'Clocks are an hour behind'],
        ['鱼露是底味，怕腥先说', 'Fish sauce is in everything: say so if you mind'],
      ),
      picture('sea-temple', '船在一座座岛之间转', 'The boat winds between the islands'),
      say(
        '这条线最受两类人欢迎：第一次出境的长辈，和不爱坐飞机的孩子。回程在桥上买斤腰果，是湛江人的老规矩。',
        'It is loved by elders on their first journey abroad, and by children who dislike planes. Cashews on the bridge on the way back are an old Zhanjiang custom.',
      ),
    ],
  },
];
