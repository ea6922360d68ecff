import type { SceneName } from '@portal/demo-artwork';
import type { RoomCancellation } from '@portal/shared/contract';
import type { Pair } from '../tours/tour-seed.ts';

interface Bed {
  readonly text: Pair;
  readonly scene: SceneName;
}

const oneBed = (zh: string, en: string): Bed => ({ text: [zh, en], scene: 'hotel-room-double' });
const moreBeds = (zh: string, en: string): Bed => ({ text: [zh, en], scene: 'hotel-room-twin' });

/** The beds of a room, and the picture that shows as many. */
export const beds = {
  king: oneBed('1 张 2 米特大床', 'One king bed, 2 m'),
  queen: oneBed('1 张 1.8 米大床', 'One large bed, 1.8 m'),
  small: oneBed('1 张 1.5 米床', 'One double bed, 1.5 m'),
  mat: oneBed('榻榻米 1.8 米床垫', 'Tatami with a 1.8 m mattress'),
  twin: moreBeds('2 张 1.2 米单人床', 'Two single beds, 1.2 m'),
  wideTwin: moreBeds('2 张 1.35 米床', 'Two wide beds, 1.35 m'),
  family: moreBeds('1 张 1.8 米大床和 1 张 1.2 米单人床', 'One large bed and one single bed'),
  bunk: moreBeds('1 张 1.8 米大床和 1 张子母床', 'One large bed and a bunk bed'),
  twoRooms: moreBeds(
    '两间卧室，1 张 1.8 米大床和 2 张 1.2 米单人床',
    'Two bedrooms: one large bed, two singles',
  ),
} as const satisfies Record<string, Bed>;

export type BedName = keyof typeof beds;

/** What a room has besides its beds. */
export const roomFacilities = {
  wifi: ['免费无线网络', 'Free Wi-Fi'],
  air: ['冷暖空调', 'Heating and air conditioning'],
  desk: ['书桌', 'Desk'],
  tv: ['投屏电视', 'TV with screen casting'],
  projector: ['投影', 'Projector'],
  kettle: ['电热水壶', 'Kettle'],
  coffee: ['胶囊咖啡机', 'Capsule coffee machine'],
  fridge: ['小冰箱', 'Small fridge'],
  balcony: ['阳台', 'Balcony'],
  terrace: ['私人露台', 'Private terrace'],
  sea: ['正面海景', 'Facing the sea'],
  sideSea: ['侧面海景', 'Side view of the sea'],
  harbourView: ['港湾景', 'View of the harbour'],
  lakeView: ['湖景', 'View of the lake'],
  hills: ['山景', 'View of the hills'],
  gardenView: ['园景', 'View of the garden'],
  cityView: ['城景', 'View of the town'],
  bath: ['浴缸', 'Bathtub'],
  rain: ['花洒淋浴', 'Rain shower'],
  springBath: ['房内温泉泡池', 'Spring-water bath in the room'],
  toilet: ['智能马桶', 'Electronic toilet'],
  sofa: ['沙发', 'Sofa'],
  kitchen: ['开放式厨房', 'Open kitchen'],
  washer: ['洗衣机', 'Washing machine'],
  tent: ['儿童帐篷', 'Play tent for children'],
  quiet: ['隔音门窗', 'Soundproof windows'],
  gardenDoor: ['直通花园', 'Door to the garden'],
  teaTable: ['茶台', 'Tea table'],
} as const satisfies Record<string, Pair>;

export type RoomFacility = keyof typeof roomFacilities;

/** Until when a room is given back for nothing. */
export const cancellations = {
  sameDay: { free: true, daysBefore: 0, hour: 18 },
  dayBefore: { free: true, daysBefore: 1, hour: 18 },
  threeDays: { free: true, daysBefore: 3, hour: 12 },
  week: { free: true, daysBefore: 7, hour: 12 },
  never: { free: false, daysBefore: 0, hour: 0 },
} as const satisfies Record<string, RoomCancellation>;

export type CancellationName = keyof typeof cancellations;
