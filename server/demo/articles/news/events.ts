import { heading, list, picture, say } from '../block-seed.ts';
import type { NewsSeed } from '../news-seed.ts';

/** What is on. */
export const events: readonly NewsSeed[] = [
  {
    slug: 'lantern-festival',
    category: '活动',
    on: '02-04',
    scene: 'temple',
    title: ['年例怎么过：走进一个吴川村子的正月', 'Nianli: a Wuchuan village in the first month'],
    summary: [
      '粤西最热闹的不是除夕，是年例。飘色、舞貔貅、流水席，客人随到随坐。',
      'The liveliest day in the west is not New Year’s Eve but nianli: floats, beasts, tables without end.',
    ],
    body: [
      say(
        '年例是各村自己的节，正月里一天一村，有点像“村庆”。吴川的飘色最好看：小孩子站在不见支撑的高处，穿戏服转半天，底下敲锣打鼓。',
        'Each village keeps its own day in the first month. Wuchuan’s floats are the finest: children in costume stand high on hidden rods above the drums.',
      ),
      heading('做客的礼数', 'Manners of a guest'),
      list(
        ['空手不好意思，带一箱橙子即可', 'A box of oranges is enough'],
        ['先拜神再入席，跟着主人家做', 'First the shrine, then the table; do as your host does'],
        ['飘色孩子不要去扶，也别伸手拉', 'Never touch the children on the floats'],
      ),
      picture('temple', '夜里放完一串鞭炮，才算散', 'A string of firecrackers ends the night'),
      say(
        '我们每年正月组一次“年例一日”，二十人封顶，住户自愿接待。时间表由村里排，临时改动请见谅，这是节，不是演出。',
        'Each year we bring one group of twenty at most to households that invite us. The village makes the timetable: it is a feast, not a show.',
      ),
    ],
  },
  {
    slug: 'dragon-boats',
    category: '活动',
    on: '05-31',
    scene: 'harbour',
    title: ['端午前的湛江湾：训练就是最好的看', 'Before the Dragon Boat feast, watch the training'],
    summary: [
      '正赛一票难求，训练随便看，还能上船划一圈。',
      'Races are crowded; training is open, and you may take a paddle.',
    ],
    body: [
      say(
        '湛江湾边的几个村，端午前一个月开始下水。清晨六点、傍晚六点，岸边站满人。鼓一响，船头的水花飞起来，比正赛看得清楚得多。',
        'Villages round the bay take to the water a month before. At six in the morning and the evening the shore fills; the drum sounds, and you see more than at the race.',
      ),
      heading('想试一试', 'To try it'),
      list(
        ['特呈岛村队每周六下午教两小时，八人一船', 'On Saturdays a crew on Techeng teaches eight at a time'],
        ['会游泳，穿救生衣，别穿拖鞋', 'Swim, wear the jacket, no slippers'],
        ['赛后一碗藠头炒饭，是传统', 'Fried rice with pickled shallots afterwards is the custom'],
      ),
      picture('harbour', '训练用旧船，重但稳', 'The old boats are heavy and steady'),
      say(
        '赛日交通管制，观礼台票由村里分，我们手里也不多。看训练不用票，带上水和帽子。',
        'On the day roads close and seats are few, for us too. Training needs no ticket: bring water and a hat.',
      ),
    ],
  },
  {
    slug: 'sky-watching',
    category: '活动',
    on: '08-14',
    scene: 'lighthouse',
    title: ['到岛上看星：八月的英仙座', 'Stars from the island: the Perseids'],
    summary: [
      '硇洲光污染少，海面反光会骗眼睛，我们找了三处背光的沙地。',
      'Naozhou is dark; the sea’s gleam deceives, so we chose three sheltered sands.',
    ],
    body: [
      say(
        '英仙座流星雨每年八月十二、十三前后极大，赶上新月就值得熬夜。去年我们带了十五个人，三小时数到四十七颗，最亮的一颗把沙滩照出影子。',
        'The Perseids peak about 12 August and are worth a night at new moon. Last year fifteen of us counted forty-seven in three hours; one threw shadows on the sand.',
      ),
      heading('带什么', 'Bring'),
      list(
        ['红光手电，白光会让大家重新适应半小时', 'A red torch: white costs everyone half an hour'],
        ['防潮垫、长袖、驱蚊', 'A mat, sleeves, repellent'],
        ['相机设 20 秒、3200 感光，手机放三脚架', 'Twenty seconds at 3200, the telephone on a tripod'],
      ),
      say(
        '这个活动看天吃饭：云量六成以上就改到第二天，第二天仍不行全额退。月亮太亮的年份我们干脆不办。',
        'It depends on the sky: above six tenths of cloud we try the next night, and refund in full if that fails too. In moonlit years we do not go at all.',
      ),
      picture('lighthouse', '灯塔每隔几秒扫过，天更黑', 'Between the sweeps the sky is darker'),
    ],
  },
  {
    slug: 'beach-cleanup',
    category: '活动',
    on: '09-19',
    scene: 'palm-beach',
    title: ['净滩两小时，捡回 214 公斤', 'Two hours on the beach, 214 kilos'],
    summary: [
      '最多的是泡沫浮标，最奇怪的是一只雨靴里的寄居蟹。',
      'Mostly foam floats; strangest of all, a hermit crab in a boot.',
    ],
    body: [
      say(
        '国际净滩日那天，六十二位客人和街坊在东海岛南岸走了一点八公里。分类称重：渔业浮标和泡沫 96 公斤，塑料瓶 41 公斤，渔网 37 公斤，其余是家庭垃圾。',
        'On cleanup day sixty-two guests and neighbours walked 1.8 kilometres of Donghai: 96 kilos of floats and foam, 41 of bottles, 37 of nets, the rest from households.',
      ),
      heading('下次想来', 'To come next time'),
      list(
        ['手套、夹子、袋子我们出', 'We bring gloves, tongs and bags'],
        ['避开涨潮，退潮后两小时最好', 'Two hours after low water'],
        ['废网会割手，请留给成人', 'Nets cut: leave them to adults'],
      ),
      say(
        '捡回来的浮标被一家小工厂收走造再生板，做成长椅放回海堤上。活动免费，中午管一碗粉，报名请看公告。',
        'The floats become boards, and the boards benches on the sea wall. It is free, with noodles at noon; watch our notices.',
      ),
      picture('palm-beach', '长椅背后刻着那天的日期', 'The bench carries the date'),
    ],
  },
];
