import { heading, list, picture, say } from '../block-seed.ts';
import type { PageSeed } from '../page-seed.ts';

/** The pages about the company. All that they tell of it is for demonstration. */
export const company: readonly PageSeed[] = [
  {
    code: 'introduction',
    title: ['关于我们', 'About us'],
    daysAgo: 150,
    body: [
      say(
        '海途旅行社立在湛江霞山，是一家做海的旅行社。从金沙湾坐船，往南是硇洲岛的灯塔，往西是雷州半岛的菠萝田，往东是吴川的龙狮与月饼，往北过一条高铁，就是广州与全国。我们把这些路走熟了，再把它们写成您看得懂的行程。',
        'Haitu Travel stands in Xiashan, Zhanjiang, and makes journeys of the sea: south to Naozhou’s light, west to pineapple fields, east to lions and mooncakes, and north, by rail, to the rest of China. We walk the roads until we know them, then write them down plainly.',
      ),
      heading('我们做什么', 'What we do'),
      list(
        ['本地与周边：一到三天，自营为主', 'In and around Zhanjiang: one to three days, mostly our own'],
        [
          '国内与出境：与二十余家地接合作，派自己的领队',
          'China and abroad: with some twenty partners and leaders of our own',
        ],
        [
          '红色旅游与研学：为单位与学校定制，一课一案',
          'Red heritage and study: made for organisations and schools',
        ],
        [
          '酒店、门票、特产与签证：同一个账号，一次付清',
          'Hotels, tickets, goods and visas: one account, one payment',
        ],
      ),
      picture('bay-bridge', '公司在海湾大桥西岸', 'Our shop lies west of the bay bridge'),
      heading('怎么看待一张订单', 'What an order means to us'),
      say(
        '一张订单不是一次收款，而是几天生活。写清楚包含什么、退多少、谁带队、住哪间，是我们对这几天的敬意。网站上的价格与合同一致，页面改动不影响已下的订单；出了问题，先解决，再算责任。',
        'An order is not a payment but a few days of somebody’s life. Saying clearly what is in it, what goes back, who leads and where you sleep is the respect we owe those days. What the page says stands in the contract; if something fails, we mend it first and settle afterwards.',
      ),
    ],
  },
  {
    code: 'culture',
    title: ['企业文化', 'What we stand for'],
    daysAgo: 150,
    body: [
      say(
        '三句话写在门店墙上：先说清楚，再收钱；先看天气，再出发；先问一句，再评价。',
        'Three lines hang in our shop: say it first, take money after; look at the weather, then set off; ask, then judge.',
      ),
      heading('先说清楚，再收钱', 'Say it first'),
      say(
        '行程单上的每一行字，导游都念过、走过。写不出来的，不写进广告；写进去的，就写进合同。',
        'Our guides have read and walked every line of a programme. What we cannot write we do not advertise, and what we write stands in the contract.',
      ),
      heading('先看天气，再出发', 'Weather before departure'),
      say(
        '海边的日子，靠天吃饭，也靠判断。停航不是损失，冒险才是。',
        'By the sea one lives on weather, and on judgement. A cancelled boat is no loss; a gamble is.',
      ),
      heading('先问一句，再评价', 'Ask before you judge'),
      say(
        '客人说慢，先想是不是队伍太大；客人说贵，先把账摊开。投诉当天回复，写成案例，下个月读给新同事听。',
        'If a guest finds us slow, the group may be too large; if dear, we open the books. A complaint is answered the same day and read out to new colleagues.',
      ),
      picture('harbour', '每周五傍晚，我们去码头吃宵夜', 'On Friday evenings we eat by the harbour'),
    ],
  },
  {
    code: 'history',
    title: ['走过的路', 'Our road so far'],
    daysAgo: 200,
    body: [
      say('海途的路不长，但一步一步都算数。', 'It is a short road, and every step counts.'),
      heading('大事记', 'Milestones'),
      list(
        [
          '2011：在霞山渔人码头租下第一间门面，只做硇洲与特呈两条船线',
          '2011: a first room by the fishing harbour, two boat tours',
        ],
        [
          '2013：第一条自营研学线“红树林一日”，客人是附近一所小学的三年级',
          '2013: our first study tour, a day in the mangroves',
        ],
        ['2015：开始接待自广西来的海岛团', '2015: island tours for guests from Guangxi'],
        [
          '2017：取得出境资质（演示），带第一队走下龙湾',
          '2017: licensed for journeys abroad (demonstration), a first group to Ha Long',
        ],
        ['2019：上线网站，订单与合同电子化', '2019: the website, orders and contracts on screen'],
        ['2021：停航三个月，全员学潮汐与急救', '2021: three months without boats: tides and first aid'],
        ['2023：开始做本地特产与门票', '2023: goods and tickets'],
        [
          '2025：六十条线路、二十四家酒店、三十处景区同上一个网站',
          '2025: sixty tours, twenty-four hotels and thirty sights on one site',
        ],
      ),
      picture('fishing-village', '第一间店对面就是渔船', 'The trawlers lay opposite our first room'),
      say(
        '路越走越远，客人从隔壁村来到隔壁省，从白天走到看星星的夜里。下一步是把退改与安全做得更好懂一点。',
        'Guests come from farther away, and stay into the night for the stars. The next step is to make changes and safety easier to understand.',
      ),
    ],
  },
  {
    code: 'team',
    title: ['我们的人', 'The people'],
    daysAgo: 120,
    body: [
      say(
        '四十一个人，分成四间小屋：产品、计调、客服、导游。人不多，每条线都有名字负责。',
        'Forty-one people in four rooms: product, operations, service, guides. Few, but every tour has a name beside it.',
      ),
      heading('导游', 'Guides'),
      list(
        [
          '22 位持证导游，其中 6 位会雷州话、4 位会粤语、2 位会越南语、3 位会手语',
          'Twenty-two licensed, six in the Leizhou tongue, four in Cantonese, two in Vietnamese, three in sign language',
        ],
        ['全员急救证，两年复训', 'All trained in first aid, renewed every two years'],
        ['每人一条“主带线路”，客人可点名', 'Each has a tour of their own; guests may ask for them'],
      ),
      heading('计调与客服', 'Operations and service'),
      say(
        '计调每天早上 6:30 看海区预报，改不改线，七点前发给当天客人。客服两班倒，8:30–21:00 有人，出行途中 24 小时有人。',
        'Operations read the sea forecast at half past six and tell the day’s guests by seven. Service answers from 8:30 to 21:00, and around the clock while you travel.',
      ),
      picture('study-museum', '新同事第一周先跟三条线', 'New colleagues walk three tours first'),
      heading('找我们的人', 'To reach us'),
      say(
        '导游、计调的联系方式会在行程单里给您。人名出于隐私不在网站公布，欢迎到店喝茶认人。',
        'Your guide’s and operator’s numbers stand in your programme. Names are not on the website; come for tea and meet us.',
      ),
    ],
  },
  {
    code: 'qualification',
    title: ['资质与保障', 'Licences and guarantees'],
    daysAgo: 180,
    body: [
      say(
        '以下编号均为演示用途，不对应任何真实机构。实际开展业务的旅行社应以主管部门登记为准。',
        'All numbers below are for demonstration and belong to no real company. A working agency is known by its entry with the authority.',
      ),
      heading('经营资质（演示）', 'Licences (demonstration)'),
      list(
        ['旅行社业务经营许可证：L-GD-00000', 'Travel agency licence: L-GD-00000'],
        ['经营范围：国内、入境与出境旅游', 'Scope: domestic, inbound and outbound'],
        ['ICP 备案：粤ICP备00000000号', 'ICP record: Guangdong 00000000'],
        ['公安备案：粤公网安备 00000000000000 号', 'Public security record: Guangdong 00000000000000'],
      ),
      heading('保障', 'Guarantees'),
      list(
        ['旅行社质量保证金按规定缴存', 'The quality deposit is paid as required'],
        ['投保旅行社责任保险', 'Liability insured'],
        [
          '消费争议先行回应：当天答复，七日内给方案',
          'Disputes answered the same day, with a proposal within seven',
        ],
      ),
      picture('hotel-facade', '许可证原件挂在门店墙上', 'The originals hang in our shop'),
      say(
        '如需核对，可在文化和旅游主管部门网站查询，或到门店查看原件。',
        'To check, ask the authority’s website, or see the originals at our shop.',
      ),
    ],
  },
  {
    code: 'contact',
    title: ['联系我们', 'Contact'],
    daysAgo: 30,
    body: [
      say(
        '最快的是打电话，最清楚的是留言，最有意思的是来店里喝茶。',
        'Calling is quickest, writing clearest, and coming for tea the most pleasant.',
      ),
      heading('电话与时间', 'By telephone'),
      list(
        ['客服：0759-0000 0186，每天 8:30–21:00', 'Service: 0759-0000 0186, daily 8:30–21:00'],
        ['出行途中：同一个电话，24 小时', 'While you travel: the same number, around the clock'],
        ['单位与学校定制：转 2', 'Organisations and schools: press 2'],
        ['签证顾问：转 3，工作日 9:00–18:00', 'Visas: press 3, weekdays 9:00–18:00'],
      ),
      heading('门店', 'Our shop'),
      list(
        [
          '广东省湛江市霞山区人民大道南海途大厦 2 楼（演示地址）',
          '2nd floor, Haitu House, Renmin Avenue South, Xiashan, Zhanjiang (demonstration address)',
        ],
        ['公交：人民大道南站步行三分钟', 'Three minutes from the stop Renmin Avenue South'],
        ['停车：大厦后方，凭小票免两小时', 'Parking behind the house, two hours free with a receipt'],
      ),
      heading('写信', 'By mail'),
      say(
        'service@haitu.example，工作日当天回复。投诉请写订单号与发生时间，我们会在当天给您第一个答复。',
        'service@haitu.example, answered the same working day. For complaints give order number and time; you hear from us the same day.',
      ),
      picture('old-street', '店里有茶，也有渡轮时刻表', 'There is tea, and a ferry timetable'),
    ],
  },
];
