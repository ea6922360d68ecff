import type { ReviewBank } from '../review-bank.ts';
import { tourThemes } from './tour-themes.ts';

/** What guests say of tours. */
export const tourBank: ReviewBank = {
  named: [
    ['印象最深的是{name}。', 'What stays with us is {name}.'],
    ['{name}比照片好看。', '{name} is better than its pictures.'],
    ['在{name}多留了一会儿，值得。', 'We lingered at {name}, and it was worth it.'],
  ],
  about: tourThemes,
  praise: [
    ['导游全程不催人，细节都照顾到。', 'Our guide never hurried us and saw to every detail.'],
    ['行程单上写什么就是什么，没有加一个自费。', 'It was what the programme said, with nothing added.'],
    ['每到一处都清点人数，集合准时。', 'A count at each stop, and always on time.'],
    [
      '出发前一天有人打电话讲天气和集合点，很安心。',
      'A call the day before told us weather and meeting point.',
    ],
    ['同团二十来人，走起来不挤。', 'Some twenty guests, never crowded.'],
    ['第二次跟海途，还会再来。', 'Our second journey with Haitu, and not the last.'],
    ['没有购物店，时间都在路上和景里。', 'No shops: all our time was for the journey.'],
    ['临时改了一天，客服半小时就办好，没扣钱。', 'We changed the date; half an hour, nothing charged.'],
    ['集合点发了定位和照片，一找就到。', 'The meeting point came with a map and a photograph.'],
    ['早出发那天，路上备了热豆浆。', 'On the early morning there was hot soy milk.'],
    ['讲解普通话白话都行，问不倒。', 'The guide spoke Mandarin and Cantonese and knew the answers.'],
  ],
  wishes: [
    ['如果中午能多休息半小时就更好了。', 'Half an hour more at noon would be better.'],
    ['路上服务区停得久了些。', 'The stop on the motorway was a little long.'],
    ['有一餐味道普通，其余都好。', 'One meal was plain, the others good.'],
    ['景点人多的时候耳麦有点杂音。', 'In the crowd the headset crackled.'],
    ['希望出一个更慢的版本给长辈。', 'A slower version for elders would be welcome.'],
  ],
  fair: [
    {
      says: [
        '风景不错，但有一段路堵了一个多小时，原定的下午点只剩半小时。',
        'Fine sights, but a jam of over an hour left thirty minutes for the afternoon.',
      ],
      reply: [
        '抱歉让您匆忙。那天国道施工临时改道，我们已把出发时间提前四十分钟，并为您退还了未走完的一项费用。',
        'We are sorry you were rushed. Roadworks forced a detour; we now leave forty minutes earlier and have refunded what you missed.',
      ],
    },
    {
      says: [
        '导游好，餐一般，菜上得慢，有两道凉了。',
        'A good guide, but meals were slow and two dishes cold.',
      ],
      reply: [
        '谢谢提醒，这家餐厅我们已停用，换成就近的小馆，菜单也发在行程里。',
        'Thank you. We no longer use that restaurant; the new one’s menu is in the programme.',
      ],
    },
    {
      says: ['行程偏满，每个点都想多待一会儿。', 'Too full: we wanted longer at every place.'],
      reply: [
        '收到。下一季我们减去一个停留点，也欢迎您看“慢一点”的同线产品。',
        'Noted. Next season has one stop less; there is a slower tour on the same road too.',
      ],
    },
    {
      says: [
        '遇上下雨，备用方案有，但室内点有点像凑数。',
        'It rained. There was a plan, but the indoor stop felt like filling.',
      ],
      reply: [
        '天气扫兴，我们也可惜。雨天方案已换成老街博物馆与一堂手作课。',
        'A pity about the rain. The plan is now the museum of the old street and a craft lesson.',
      ],
    },
  ],
  poor: [
    {
      says: [
        '集合点临时换了，短信写错一个字，我们多走了二十分钟。',
        'The meeting point changed and the message had a mistake; twenty minutes lost.',
      ],
      reply: [
        '是我们的错。集合信息现在由两人复核后再发，差旅费已退到您的账户。',
        'Our fault. Two people now check such messages; your fares have been refunded.',
      ],
    },
    {
      says: [
        '团里人数临出发才知道凑不满，改成并车，座位很挤。',
        'Only at departure did we learn the group was small; the shared coach was cramped.',
      ],
      reply: [
        '抱歉没有提前告知。已为您按条款补偿，并把“并团”改为提前三天通知。',
        'We should have told you. You have been compensated, and sharing is now announced three days ahead.',
      ],
    },
  ],
};

/** What is said besides of tours with nights on the way. */
export const overnightTourBank: Pick<ReviewBank, 'praise' | 'wishes' | 'poor'> = {
  praise: [
    ['酒店就是页面上写的那一家，房间干净。', 'The very hotel named on the page, and clean.'],
    ['住得安静，晚上睡得好。', 'Quiet nights; we slept well.'],
    ['酒店早餐热的、软的都有。', 'Breakfast had something hot and something soft.'],
  ],
  wishes: [
    ['第二天起得有点早。', 'The second morning began rather early.'],
    ['房间隔音一般，景色没得说。', 'Thin walls, splendid view.'],
  ],
  poor: [
    {
      says: [
        '说好的四星酒店，空调半夜坏了，换房等到一点。',
        'A four-star hotel whose air conditioning failed; we moved at one in the morning.',
      ],
      reply: [
        '非常抱歉。已按当晚房费全额补偿，并把这家酒店列入整改，修好之前不再安排。',
        'We are very sorry. The night was refunded and the hotel is off our list until repaired.',
      ],
    },
  ],
};
