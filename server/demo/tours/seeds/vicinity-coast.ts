import { day, type TourSeed } from '../tour-seed.ts';

/** Neighbouring coasts within a morning. */
export const vicinityCoast: readonly TourSeed[] = [
  {
    slug: 'hailing-island-weekend',
    category: 'vicinity',
    title: ['阳江海陵岛两日：大角湾与“南海一号”', 'Hailing Island: Dajiao Bay and a sunken junk'],
    summary: [
      '三小时车程的海岛，白天下海，傍晚看渔船入港，第二天去看打捞上岸的宋代沉船。',
      'Three hours to the island: swim by day, watch the boats at dusk, and next morning meet a Song-dynasty wreck.',
    ],
    destination: '海陵岛',
    region: 'chikan',
    themes: ['海岛', '人文', '亲子'],
    way: 'coach',
    highlights: [
      [
        '隔着玻璃看考古队员清理“南海一号”船舱',
        'Watch archaeologists at work in the hold of the Nanhai No. 1',
      ],
      ['大角湾沙细水清，两侧青山合抱成螺', 'Dajiao Bay, fine sand between two green arms'],
      [
        '闸坡渔港的海鲜按斤自选，导游帮您砍价',
        'Choose your fish by weight at Zhapo, with a guide who haggles',
      ],
    ],
    dishes: ['prawns'],
    days: [
      day(
        ['湛江—海陵岛，下海去', 'Zhanjiang to Hailing, and in'],
        [
          '7:30 出发，经沈海高速约 220 公里，11 点到闸坡，午饭吃程村蚝与鱼片粥。下午在大角湾游泳，18:00 走闸坡渔港看归船，晚上自选海鲜大排档，宿海边。',
          'We leave at half past seven and after 220 kilometres reach Zhapo at eleven: oysters and fish congee for lunch. The afternoon is for Dajiao Bay; at six the boats come in, and dinner is whatever you choose from the stalls.',
        ],
        ['hailingDajiao', 'zhapoHarbour'],
        { meals: 'L', by: 'coach', stay: 'hailingResort' },
      ),
      day(
        ['沉船与红树林', 'The wreck and the mangroves'],
        [
          '9:00 进广东海上丝绸之路博物馆，看水晶宫里的宋船与金腰带；11:00 坐电瓶车游红树林湿地，午饭后 13:30 返程，17:00 到赤坎。',
          'At nine we enter the museum, its “crystal palace” and the gold belt; at eleven a cart takes us round the mangrove park. We leave at half past one and are in Chikan at five.',
        ],
        ['silkRoadMuseum', 'hailingMangrove'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['swim'],
    price: 468,
    usualPrice: 568,
    childPercent: 70,
    singleNight: 180,
    departs: 'weekend',
    minGroup: 15,
    cover: 'palm-beach',
  },
  {
    slug: 'haikou-qilou-weekend',
    category: 'vicinity',
    title: [
      '海口周末两日：过琼州海峡，逛骑楼，看火山',
      'A weekend in Haikou: the strait, the arcades, a crater',
    ],
    summary: [
      '坐一次真正的跨海轮渡，在骑楼下喝老爸茶，再爬进休眠火山口。',
      'A real crossing by ferry, tea below the arcades, and a walk down into a sleeping crater.',
    ],
    destination: '海口',
    region: 'chikan',
    themes: ['休闲', '美食', '人文'],
    way: 'coachFerry',
    highlights: [
      ['九十分钟横渡琼州海峡，常能看见飞鱼与渔船', 'Ninety minutes across the strait among fishing boats'],
      [
        '骑楼老街近六百栋，是南洋归客盖起来的',
        'Nearly six hundred arcaded houses, built by men back from the South Seas',
      ],
      [
        '马鞍岭火山口底长满热带林，下到坑底只要十分钟',
        'Ten minutes down into the wooded crater of Ma’anling',
      ],
    ],
    dishes: ['wenchangChicken'],
    days: [
      day(
        ['跨海到海口', 'Across the sea'],
        [
          '7:00 出发，150 公里到徐闻港，10:00 上船，中午抵海口。午饭吃文昌鸡，下午走中山路、水巷口骑楼，进老茶店喝老爸茶，晚上云洞图书馆吹海风。',
          'We leave at seven for Xuwen Port and sail at ten, reaching Haikou by noon. Wenchang chicken for lunch, the arcades and an old teahouse in the afternoon, sea wind by the Cloudscape library at night.',
        ],
        ['qiongzhouStrait', 'qilou'],
        { meals: 'L', by: 'coachFerry', stay: 'haikouHotel' },
      ),
      day(
        ['石山火山群', 'The Shishan volcanoes'],
        [
          '8:30 到石山火山群地质公园，登马鞍岭看火山口与火山石村，午饭吃石山羊火锅，14:00 登船，18:30 回到湛江。',
          'At half past eight we climb Ma’anling and see a village built of lava. After Shishan mutton hotpot we sail at two and are home by half past six.',
        ],
        ['haikouVolcano'],
        { meals: 'BL', by: 'coachFerry' },
      ),
    ],
    notices: ['ferry', 'hiking'],
    price: 598,
    childPercent: 70,
    singleNight: 150,
    departs: 'weekend',
    minGroup: 15,
    cover: 'old-street',
  },
];
