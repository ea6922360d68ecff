import type { Pair } from '../../tours/tour-seed.ts';

/** What guests praise of a tour, by its themes and category. */
export const tourThemes: Readonly<Record<string, readonly Pair[]>> = {
  海岛: [
    [
      '船开得稳，上岛后海风一吹，一个星期的累都没了。',
      'The boat was steady, and the wind on the island blew a week’s work away.',
    ],
    [
      '海水比想象的清，导游带我们避开了人多的那片沙滩。',
      'The water was clearer than we thought, and the guide knew a quieter beach.',
    ],
    ['清早的海边只有我们几个人，去得早是对的。', 'At dawn the shore was ours; leaving early was right.'],
    [
      '潮汐时间算得准，退潮正好走到最远的礁石。',
      'The tides were well reckoned; we reached the farthest rocks.',
    ],
  ],
  亲子: [
    [
      '带六岁孩子去的，节奏刚好，中午有休息。',
      'We went with a six-year-old; the pace was right, with a rest at noon.',
    ],
    [
      '导游会蹲下来跟孩子讲话，回家还在念他的名字。',
      'The guide knelt down to talk to our child, who still mentions him.',
    ],
    ['路上准备了小游戏，两个小时的车没人闹。', 'Games on the coach: two hours and nobody cried.'],
  ],
  美食: [
    ['餐是这次最大的惊喜，没有一顿是应付的。', 'The meals were the surprise: none was a mere duty.'],
    ['带我们去的是本地人排队的小店，不是团餐大厅。', 'We ate where locals queue, not in a hall for groups.'],
    ['点菜报价都在明面上，吃得踏实。', 'Prices were in the open; we ate at ease.'],
    ['不吃辣的提前说了，餐厅真的单做。', 'We said no chilli, and they did cook apart.'],
  ],
  古城: [
    ['巷子里慢慢走，讲解把老房子讲活了。', 'Slow lanes, and old houses that came alive in the telling.'],
    ['留了自由活动的时间，我们坐在城墙边喝了杯茶。', 'There was time of our own: tea below the wall.'],
    ['早上进城没什么人，拍照很好。', 'Early, with hardly anyone, good for photographs.'],
  ],
  自然: [
    ['山和水都对得起路上的时间。', 'Hills and water were worth the road.'],
    ['导游认得路边的植物和鸟，走一路学一路。', 'The guide knew plants and birds; we learned all the way.'],
    ['雨后去的，空气里都是草味。', 'After rain the air smelt of grass.'],
    ['步道走的人不多，能听见风。', 'The path was quiet enough to hear the wind.'],
  ],
  红色: [
    [
      '支部十八个人去的，讲解员讲到渡海那段，大家都安静了。',
      'Eighteen of us from the branch; at the crossing everyone fell silent.',
    ],
    ['流程衔接好，会议室、横幅、签到都提前备了。', 'Well organised: room, banner and list were ready.'],
    ['不是走过场，有现场教学和讨论。', 'No mere visit: there was teaching on the spot, and talk.'],
  ],
  研学: [
    ['学校四十多个孩子，老师配得够，手册做得认真。', 'Forty children, enough teachers, a careful workbook.'],
    ['孩子回来讲了一晚上火山和红树林。', 'Our child talked of volcanoes and mangroves all evening.'],
    ['有动手环节，不是排队听讲。', 'Things to do with the hands, not lectures in line.'],
    ['安全交底讲得细，家长群里随时报平安。', 'Safety was explained well, and parents were kept informed.'],
  ],
  摄影: [
    ['机位踩得准，提前二十分钟就到了。', 'The right spot, twenty minutes before the light.'],
    ['导游自己玩摄影，会提醒逆光怎么测。', 'The guide takes pictures himself and helps with the light.'],
    ['蓝调时刻留足了，出片率很高。', 'Time for the blue hour: many good pictures.'],
  ],
  温泉: [
    ['池子干净，水是真的热，泡了一个下午。', 'Clean pools and truly hot; we soaked all afternoon.'],
    ['长辈泡完说膝盖松了，很满意。', 'Our elders said their knees were lighter.'],
  ],
  自驾: [
    ['路书写得细，停车和加油点都标了。', 'The road book marks parking and petrol.'],
    ['自己开车自由，问题随时打计调电话。', 'Our own pace, and somebody to call.'],
  ],
  休闲: [
    ['一天只去两三个地方，这才叫度假。', 'Two or three places a day: a holiday at last.'],
    ['睡到自然醒再出发，团里都是不赶的人。', 'We slept in, and so did the others.'],
    ['下午留白，坐在海边什么也没做。', 'The afternoon was left empty; we sat by the sea.'],
  ],
  人文: [
    ['故事讲得有来处，不是背稿子。', 'Stories with sources, not recited.'],
    ['参观完还推荐了两本书，回来真的买了。', 'The guide named two books; we bought them.'],
    ['当地人家里喝的那杯茶，比景点更记得住。', 'The tea in a local house we remember best.'],
  ],
  abroad: [
    [
      '领队从值机到回国都在，第一次出国的爸妈很安心。',
      'The leader stayed from check-in to return; our parents felt safe.',
    ],
    ['入境卡、报关单都帮忙填好了，省心。', 'Arrival cards and forms were filled in for us.'],
  ],
  'party-building': [
    ['单位组织的，发票合同都规范，报销一次过。', 'A company trip: contract and invoice in order.'],
    ['车上放的纪录片选得好，到现场更有感觉。', 'The film on the coach prepared us well.'],
  ],
};
