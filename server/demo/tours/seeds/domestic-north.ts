import { day, type TourSeed } from '../tour-seed.ts';

/** Desert and snow. */
export const domesticNorth: readonly TourSeed[] = [
  {
    slug: 'dunhuang-six-days',
    category: 'domestic',
    title: ['敦煌·西安六日：壁画、鸣沙山与城墙', 'Dunhuang and Xi’an: murals, singing sands, city wall'],
    summary: [
      '在西安转机歇一晚，再往西到莫高窟，看一千年的颜色。',
      'A night in Xi’an on the way, then west to Mogao and a thousand years of colour.',
    ],
    destination: '敦煌',
    region: 'dunhuang',
    themes: ['人文', '摄影', '自然'],
    way: 'air',
    highlights: [
      ['莫高窟 A 类票，含数字影院与八个洞窟', 'Mogao with its dome cinema and eight caves'],
      ['鸣沙山骑骆驼，傍晚坐沙丘等星星', 'Camels on the Singing Sands, stars from the dune'],
      ['西安城墙骑行一圈 13.7 公里', 'The wall of Xi’an by bicycle, 13.7 kilometres round'],
    ],
    days: [
      day(
        ['湛江—西安', 'To Xi’an'],
        [
          '飞西安约两个半小时，傍晚骑行城墙，夜里逛大唐不夜城。',
          'Two and a half hours to Xi’an; the wall by bicycle and the lanterns of the Tang walk.',
        ],
        ['xianWall', 'tangNight'],
        { meals: 'D', by: 'flightCoach', stay: 'xianHotel' },
      ),
      day(
        ['西安—敦煌', 'West to Dunhuang'],
        [
          '上午飞敦煌，午后休整，傍晚登鸣沙山看月牙泉落日。',
          'The morning flight west; at dusk up the dune above Crescent Spring.',
        ],
        ['mingsha'],
        { meals: 'BD', by: 'flightCoach', stay: 'dunhuangHotel' },
      ),
      day(
        ['莫高窟', 'The Mogao Caves'],
        [
          '上午看两部数字电影，再由讲解员带入洞窟，午后逛敦煌博物馆，晚上夜市吃驴肉黄面。',
          'Two films under the dome, then the caves with a lecturer; the museum after noon, the night market.',
        ],
        ['dunhuang'],
        { meals: 'BL', by: 'coach', stay: 'dunhuangHotel' },
      ),
      day(
        ['阳关与玉门关', 'Two passes in the desert'],
        [
          '西行 90 公里到玉门关与汉长城遗址，再到阳关看烽燧，葡萄架下吃农家饭。',
          'Ninety kilometres to Yumen Pass and its Han wall, then the beacon of Yang Pass and lunch below vines.',
        ],
        ['yumenPass'],
        { meals: 'BL', by: 'coach', stay: 'dunhuangHotel' },
      ),
      day(
        ['敦煌—西安，看兵马俑', 'Back to Xi’an and the army'],
        [
          '早班飞西安，午后参观秦始皇帝陵博物院，晚上吃泡馍。',
          'An early flight; the Terracotta Army after noon, bread soup at night.',
        ],
        ['terracotta'],
        { meals: 'BD', by: 'flightCoach', stay: 'xianHotel' },
      ),
      day(
        ['西安—湛江', 'Home'],
        ['上午回民街吃早餐，午后航班返湛江。', 'Breakfast in the Muslim quarter, the afternoon flight home.'],
        ['xianWall'],
        { meals: 'B', by: 'coachFlight' },
      ),
    ],
    notices: ['cold'],
    price: 4380,
    childPercent: 75,
    singleNight: 190,
    departs: 'saturdays',
    minGroup: 10,
    cover: 'desert',
  },
  {
    slug: 'harbin-snow-town-six-days',
    category: 'domestic',
    title: ['哈尔滨·雪乡六日：南方人的第一场大雪', 'Harbin and Snow Town: a southerner’s first great snow'],
    summary: [
      '从零上二十度飞到零下二十度，羽绒服与雪具可随团租用。',
      'From twenty above to twenty below; coats and snow gear can be hired with us.',
    ],
    destination: '哈尔滨',
    region: 'harbin',
    themes: ['自然', '亲子', '摄影'],
    way: 'air',
    highlights: [
      ['冰雪大世界下午入园，看冰建筑从白到亮', 'Into the ice park by day, to see it light up'],
      ['住雪乡一晚暖炕，清晨炊烟最美', 'A night on a heated kang; the smoke at dawn is loveliest'],
      ['每人租借防寒服一套', 'Cold-weather clothes for everyone, on loan'],
    ],
    days: [
      day(
        ['湛江—哈尔滨', 'To Harbin'],
        [
          '经北京转机飞哈尔滨，全程约七小时，领队教穿脱雪具，吃锅包肉。',
          'By way of Beijing, seven hours in all; how to dress for it, and sweet-sour pork.',
        ],
        ['harbin'],
        { meals: 'D', by: 'flight', stay: 'harbinHotel' },
      ),
      day(
        ['中央大街与冰雪大世界', 'Central Street and the ice park'],
        [
          '上午看索菲亚教堂与松花江冰面，14:30 进冰雪大世界玩到亮灯。',
          'St Sophia and the frozen river; from half past two the ice park until it glows.',
        ],
        ['harbin', 'iceWorld'],
        { meals: 'BL', by: 'coach', stay: 'harbinHotel' },
      ),
      day(
        ['哈尔滨—雪乡', 'To Snow Town'],
        [
          '8:00 出发 280 公里到雪乡，棒槌山看雪蘑菇，夜里红灯笼亮起。',
          'Two hundred and eighty kilometres; snow mushrooms from the boardwalk, red lanterns at night.',
        ],
        ['snowTown'],
        { meals: 'BLD', by: 'coach', stay: 'snowInn' },
      ),
      day(
        ['雪乡—亚布力', 'To Yabuli'],
        [
          '清晨拍炊烟，换车 90 公里到亚布力初级道滑雪两小时，教练带队。',
          'Smoke at dawn, then two hours on Yabuli’s beginners’ slope with a coach.',
        ],
        ['snowTown'],
        { meals: 'BLD', by: 'coach', stay: 'harbinHotel' },
      ),
      day(
        ['哈尔滨慢一天', 'A slow day in Harbin'],
        [
          '上午早市吃冻梨与油炸糕，下午看老道外中华巴洛克，晚上俄式西餐。',
          'Frozen pears at the morning market, the baroque of Daowai, a Russian dinner.',
        ],
        ['harbin'],
        { meals: 'BD', by: 'coach', stay: 'harbinHotel' },
      ),
      day(
        ['哈尔滨—湛江', 'Home to the warm'],
        [
          '归还防寒服，午前航班经北京返湛江，晚间到达。',
          'Coats handed back, the late-morning flight by Beijing, home at night.',
        ],
        ['harbin'],
        { meals: 'B', by: 'flight' },
      ),
    ],
    notices: ['cold', 'iceSeason'],
    price: 4680,
    usualPrice: 5280,
    childPercent: 75,
    singleNight: 160,
    departs: 'thrice',
    minGroup: 12,
    cover: 'snow-mountain',
  },
];
