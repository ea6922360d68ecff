import type { Pair } from '../tour-seed.ts';

/** How one travels there and back, as the price includes it. */
export const ways = {
  coach: [
    '湛江往返空调旅游大巴，一人一座',
    'Air-conditioned coach from Zhanjiang and back, a seat for everyone',
  ],
  coachFerry: ['湛江往返空调旅游大巴与往返船票', 'Coach from Zhanjiang and ferry tickets, both ways'],
  coachFerryRail: [
    '湛江至海口大巴与船票、海口至三亚高铁二等座，均含往返',
    'Coach and ferry to Haikou and the train on to Sanya, both ways',
  ],
  boat: ['往返渡船票', 'Ferry tickets both ways'],
  foot: ['老街段步行，由领队全程带路', 'On foot with our guide all the way'],
  rail: ['湛江往返高铁或动车二等座', 'High-speed train from Zhanjiang and back, second class'],
  air: [
    '湛江往返经济舱机票，含机场建设费与燃油费',
    'Economy flights from Zhanjiang and back, taxes included',
  ],
  airGuangzhou: [
    '广州往返国际机票（经济舱，含税），湛江至广州高铁二等座',
    'Economy flights from Guangzhou with taxes, and the train from Zhanjiang to Guangzhou',
  ],
  ownCar: [
    '行车路书与领队车全程带路，油费路桥自理',
    'Road book and a lead car all the way; fuel and tolls are yours',
  ],
} as const satisfies Record<string, Pair>;

export type WayName = keyof typeof ways;
