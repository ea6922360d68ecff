import type { ReviewBank } from '../review-bank.ts';

/** What guests say of hotels. */
export const hotelBank: ReviewBank = {
  named: [
    ['住的{name}，和图片一样。', 'We had the {name}, just as pictured.'],
    ['{name}够大，行李摊得开。', 'The {name} is large enough to unpack.'],
    ['订的{name}，安静。', 'We booked the {name}; it was quiet.'],
  ],
  about: {
    海景: [
      ['早上拉开窗帘就是海，值回票价。', 'Draw the curtain and there is the sea: worth the price.'],
      ['阳台看日落，不用再去景点。', 'Sunset from the balcony; no sight needed.'],
    ],
    泳池: [
      ['池子下午有救生员，孩子能放心玩。', 'A lifeguard in the afternoon: the children could play.'],
      ['恒温池冬天也暖。', 'Warm even in winter.'],
    ],
    亲子: [
      ['儿童房有小帐篷和牙具。', 'The children’s room had a tent and toothbrushes.'],
      ['活动时间表贴在大堂，孩子自己选。', 'The programme hangs in the lobby; our child chose.'],
    ],
    早餐: [
      ['早餐有白灼虾和艇仔粥，本地味。', 'Breakfast with boiled prawns and boat congee.'],
      ['早餐种类不多，但每样都热。', 'Not many things at breakfast, but all hot.'],
    ],
    温泉: [
      ['水温分三档，泡完睡得好。', 'Three temperatures; we slept well.'],
      ['私汤干净，晚上人少。', 'Clean private baths, few people in the evening.'],
    ],
    停车场: [['车位够，进出方便。', 'Plenty of parking, easy in and out.']],
    商务酒店: [
      ['离会场走路五分钟，早餐六点半就开。', 'Five minutes from the venue, breakfast from half past six.'],
      ['书桌和灯光对得起“商务”两个字。', 'A desk and a lamp fit for work.'],
    ],
    民宿: [
      ['老板会拉着我们认村口的树，很有人情味。', 'The owner showed us the tree by the village gate.'],
      ['院子里的鸡会叫，醒得早。', 'There are hens in the yard: one wakes early.'],
    ],
    度假酒店: [
      ['下午孩子玩水，大人躺着，各得其所。', 'The children in the water, we in the shade.'],
      ['园子大，散步半小时才走完。', 'Grounds for half an hour’s walk.'],
    ],
    精品酒店: [
      ['老房子改得干净又有味道。', 'An old house, well restored.'],
      ['送了一张手绘地图，照着走就够。', 'They gave us a drawn map, and it was all we needed.'],
    ],
    公寓: [
      ['有灶有锅，海鲜买回来自己煮。', 'A stove and pans: we cooked our own seafood.'],
      ['洗衣机救了带娃的我们。', 'With a child, the washing machine saved us.'],
    ],
  },
  praise: [
    ['前台主动留了高楼层，安静。', 'Reception kept us a high floor.'],
    ['床品干净，空调不吵。', 'Clean bedding, a quiet air conditioner.'],
    ['位置好找，跟着导航直接到门口。', 'Easy to find: the map led to the door.'],
    ['退房延迟了一小时，没有加钱。', 'An hour late to leave, without charge.'],
    ['保洁每天换毛巾，垃圾也收得勤。', 'Towels every day, bins emptied often.'],
    ['热水来得快，水压足。', 'Hot water at once, good pressure.'],
    ['取消规则页面写清楚，心里有底。', 'The cancellation rule was plain on the page.'],
    ['带了婴儿床，没收钱。', 'They gave us a cot for nothing.'],
  ],
  wishes: [
    ['隔音再好一点就完美了。', 'Better walls and it would be perfect.'],
    ['电梯等得久。', 'The lift is slow.'],
    ['早餐周末人多，建议早去。', 'Breakfast is full at weekends; go early.'],
    ['晚上停车位有点紧。', 'Parking is tight in the evening.'],
    ['窗户只开一条缝。', 'The window opens only a hand’s breadth.'],
  ],
  fair: [
    {
      says: ['房间新，但走廊有装修味道。', 'A new room, but the corridor smelt of paint.'],
      reply: [
        '感谢提醒，已加开新风并把临近房间暂停。',
        'Thank you. More air, and the next rooms are closed for now.',
      ],
    },
    {
      says: ['景好，服务慢，办入住等了半小时。', 'Good view, slow desk: half an hour to check in.'],
      reply: [
        '周末人多让您久等了，我们加开了线上办入住。',
        'Sorry for the queue. Check-in works online now.',
      ],
    },
  ],
  poor: [
    {
      says: [
        '空调半夜漏水，打了两次电话才有人来。',
        'The air conditioner dripped at night; two calls to get help.',
      ],
      reply: [
        '非常抱歉。已按首晚房费退还，值班流程也改为十分钟到房。',
        'Very sorry. The first night is refunded; staff now come within ten minutes.',
      ],
    },
    {
      says: ['房间有点潮，被子摸着也潮。', 'A damp room, and the bedding too.'],
      reply: [
        '抱歉让您没睡好。回南天我们已给每层加了除湿机，当晚房费退了一半。',
        'Sorry for the bad night. Each floor has a dehumidifier now, and half the night was refunded.',
      ],
    },
  ],
};
