import { day, type TourSeed } from '../tour-seed.ts';

/** Neighbouring coasts within three hours. */
export const vicinitySea: readonly TourSeed[] = [
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
    slug: 'weizhou-beihai-three-days',
    category: 'vicinity',
    title: ['北海·涠洲岛三日：火山、教堂与老街', 'Beihai and Weizhou: volcano, church and old street'],
    summary: [
      '在中国最年轻的火山岛上住一晚，环岛骑行，第三天回北海逛百年骑楼。',
      'A night on China’s youngest volcanic island, a ride round it, and the arcades of old Beihai.',
    ],
    destination: '北海',
    region: 'chikan',
    themes: ['海岛', '摄影', '休闲'],
    way: 'coachFerry',
    highlights: [
      [
        '鳄鱼山海蚀崖壁一层黑一层黄，是火山与海写的地质课',
        'Cliffs of ash and lava at Eyushan, a lesson written by fire and sea',
      ],
      ['住石螺口，推窗就是落日', 'Rooms at Shiluokou with the sunset in the window'],
      ['盛塘教堂用珊瑚石砌成，立了一百四十多年', 'A church of coral stone, standing for over 140 years'],
    ],
    dishes: ['prawns', 'fishPot'],
    days: [
      day(
        ['湛江—北海—涠洲岛', 'Zhanjiang, Beihai, Weizhou'],
        [
          '7:30 出发，190 公里约三小时到北海国际客运港，12:30 乘快船 75 分钟登涠洲岛。下午在滴水丹屏看红岩，等太阳落到石螺口外，晚上自由逛南湾渔街。',
          'Some 190 kilometres and three hours to Beihai’s pier; the fast ferry at half past twelve takes 75 minutes. Red cliffs at Dishui Danping in the afternoon, sunset at Shiluokou, and a free evening in the fishing quarter of Nanwan.',
        ],
        ['dripScreen', 'weizhouBeach'],
        { meals: 'L', by: 'coachBoat', stay: 'weizhouInn' },
      ),
      day(
        ['环岛一日', 'Round the island'],
        [
          '清晨到五彩滩看日出，早餐后进鳄鱼山火山公园走栈道看火山口，午后到盛塘教堂与香蕉林。15:30 乘船回北海，晚上在侨港吃越南卷粉。',
          'Sunrise on the Five-Colour Beach, then the boardwalk past the crater of Eyushan; after noon the church of Shengtang among bananas. The ferry leaves at half past three, and dinner is up to you among the Vietnamese stalls of Qiaogang.',
        ],
        ['weizhouBeach', 'weizhouVolcano', 'weizhouChurch'],
        { meals: 'BL', by: 'minibus', stay: 'beihaiHotel' },
      ),
      day(
        ['银滩与珠海路', 'Silver sand and Zhuhai Road'],
        [
          '8:30 在银滩赤脚走一段，10:00 到金海湾看红树林与赶海人，午饭后逛珠海路老街，看中西合璧的骑楼与旧邮局，15:00 返程，18:00 到湛江。',
          'Barefoot on Silver Beach at half past eight, mangroves and cockle-diggers at ten; after lunch the arcades and the old post office of Zhuhai Road. We leave at three and are home at six.',
        ],
        ['silverBeach', 'goldenBay', 'beihaiOldStreet'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['ferry', 'swim'],
    price: 1180,
    usualPrice: 1380,
    childPercent: 70,
    singleNight: 180,
    departs: 'thrice',
    minGroup: 12,
    cover: 'island',
  },
  {
    slug: 'fangji-romantic-coast',
    category: 'vicinity',
    title: [
      '茂名放鸡岛·浪漫海岸两日：潜水与海钓',
      'Fangji Island and the Romantic Coast: diving and angling',
    ],
    summary: [
      '南海北岸能见度最好的海岛之一，教练一对一带您下潜八米。',
      'Some of the clearest water on this coast: an instructor takes you eight metres down.',
    ],
    destination: '茂名',
    region: 'chikan',
    themes: ['海岛', '休闲'],
    way: 'coachFerry',
    highlights: [
      [
        '含一次教练一对一体验潜水，不会游泳也可参加',
        'One try dive with your own instructor; no need to swim',
      ],
      ['傍晚海钓，钓到的鱼由酒店加工', 'Fish at dusk; the kitchen cooks your catch'],
      ['浪漫海岸十里长滩，木栈道看日出', 'Sunrise from the boardwalk of the Romantic Coast'],
    ],
    dishes: ['fishPot'],
    days: [
      day(
        ['登放鸡岛，下潜', 'To Fangji, and under'],
        [
          '7:30 出发，150 公里到电白博贺码头，11:00 乘船约 40 分钟上岛。午饭后分批体验潜水，其余时间浮潜或环岛步道散步；16:30 乘船返回，宿滨海酒店，傍晚码头海钓。',
          'After 150 kilometres we sail from Bohe at eleven, some 40 minutes to the island. Following lunch we dive in turns, snorkel or walk the island path; the boat returns at half past four, and rods are ready on the pier.',
        ],
        ['fangjiIsland'],
        { meals: 'LD', by: 'coachBoat', stay: 'maomingHotel' },
      ),
      day(
        ['浪漫海岸与中国第一滩', 'Romantic Coast, First Beach'],
        [
          '6:20 栈道看日出，早餐后骑双人车游浪漫海岸，11:00 到中国第一滩林带散步，午饭吃水东鸭粥与水东芥菜，14:00 返程。',
          'Sunrise at twenty past six, tandems along the coast, a walk in the casuarinas of the First Beach at eleven. Lunch is Shuidong duck congee; we leave at two.',
        ],
        ['romanticCoast', 'firstBeach'],
        { meals: 'BL', by: 'coach' },
      ),
    ],
    notices: ['ferry', 'swim'],
    price: 738,
    childPercent: 80,
    singleNight: 160,
    departs: 'weekend',
    minGroup: 12,
    cover: 'island',
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
