import { day, type TourSeed } from '../tour-seed.ts';

/** Islands close by. */
export const vicinityIslands: readonly TourSeed[] = [
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
];
