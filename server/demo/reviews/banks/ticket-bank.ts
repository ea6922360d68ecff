import type { ReviewBank } from '../review-bank.ts';

/** What guests say of sights. */
export const ticketBank: ReviewBank = {
  named: [
    ['最喜欢{name}。', 'Best of all we liked {name}.'],
    ['{name}一定要去。', 'Do not miss {name}.'],
    ['孩子在{name}待了很久。', 'Our child stayed long at {name}.'],
  ],
  about: {
    海滨海岛: [
      ['海滩干净，遮阳伞不用抢。', 'A clean beach, with parasols enough.'],
      ['沙滩有人巡护，看着放心。', 'The beach is patrolled, which is reassuring.'],
      ['早上人少，水也清。', 'Few people and clear water in the morning.'],
    ],
    自然风光: [
      ['步道平缓，老人也能走。', 'A gentle path, fit for elders.'],
      ['空气好得不像城里。', 'Air you do not find in town.'],
    ],
    湿地田园: [
      ['栈道走进林子深处，能看到招潮蟹。', 'The boardwalk goes deep; fiddler crabs everywhere.'],
      ['带望远镜去值得，鸟多。', 'Bring binoculars: many birds.'],
    ],
    古迹人文: [
      ['讲解员讲得有来处，不像背稿。', 'The guide had sources, not a script.'],
      ['文物离得近，光线也好。', 'Things stood near, and the light was good.'],
    ],
    主题乐园: [
      ['排队最久四十分钟，其他都快。', 'One queue of forty minutes, the others quick.'],
      ['套票比单买划算，玩了一整天。', 'The combined ticket saved us; a whole day.'],
    ],
    主题场馆: [
      ['互动设备真能动，孩子不肯走。', 'The exhibits worked, and the children would not leave.'],
      ['解说清楚，大人也学到东西。', 'Clear enough for grown-ups to learn.'],
    ],
    城市漫步: [
      ['边走边吃，一路不累。', 'Walking and eating, never tired.'],
      ['老街的牌匾都有解释。', 'Every signboard was explained.'],
    ],
    游船观光: [
      ['船上有讲解和热茶，晚风正好。', 'A commentary and hot tea in the evening wind.'],
      ['从水上看桥，和岸上是两回事。', 'The bridge from the water is another thing.'],
    ],
  },
  praise: [
    ['刷身份证就进，不用换票。', 'In with an identity card, no paper.'],
    ['线上买比现场便宜几块。', 'A few yuan cheaper than at the gate.'],
    ['时段票控制人数，逛起来舒服。', 'Timed tickets keep it uncrowded.'],
    ['退票当天就到账。', 'The refund came the same day.'],
    ['厕所干净，指示牌清楚。', 'Clean lavatories, clear signs.'],
    ['周边停车方便。', 'Parking is easy.'],
    ['工作人员态度好，问路都带一段。', 'Kind staff: they walk along to show the way.'],
    ['门票二维码放大再扫，一秒过。', 'Turn the brightness up and the code works at once.'],
  ],
  wishes: [
    ['午饭的选择不多。', 'Few choices for lunch.'],
    ['遮荫的地方少，夏天要带帽子。', 'Little shade: bring a hat.'],
    ['讲解耳机有几段没声音。', 'Some parts of the audio guide were silent.'],
    ['周末人多，建议早到。', 'Full at weekends: come early.'],
  ],
  fair: [
    {
      says: [
        '景是好的，当天有一个区在维修没开放，现场才知道。',
        'Fine, but one part was closed for repair and nobody had said.',
      ],
      reply: [
        '抱歉。维修信息现在会在购票页面先显示，您这次的差额已退。',
        'Sorry. Closures now show on the page, and the difference has gone back to you.',
      ],
    },
    {
      says: ['排队时间比写的长一倍。', 'The queue was twice as long as said.'],
      reply: [
        '谢谢反馈，我们把时段上限调低了两成。',
        'Thank you. We lowered the number per slot by a fifth.',
      ],
    },
  ],
  poor: [
    {
      says: [
        '讲解时间和页面写的不一样，白等了一场。',
        'The guided tour was not when the page said; we waited in vain.',
      ],
      reply: [
        '非常抱歉。讲解场次现在由景区当天更新，您的票已全额退。',
        'Very sorry. Times are now updated by the sight each day; your ticket was refunded in full.',
      ],
    },
    {
      says: ['节假日人太多，入口排了一个多小时。', 'On the holiday we queued for over an hour.'],
      reply: [
        '很遗憾。已把节假日的时段名额调低，也在页面标出高峰。',
        'We are sorry. Fewer tickets are sold for holidays now, and the page marks the peaks.',
      ],
    },
  ],
};
