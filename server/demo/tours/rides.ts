import type { Pair } from './tour-seed.ts';

/** How one gets about on a day. */
export const rides = {
  coach: ['空调旅游大巴', 'Coach'],
  coachFerry: ['旅游大巴 + 车渡', 'Coach and car ferry'],
  coachBoat: ['旅游大巴 + 游船', 'Coach and boat'],
  ferry: ['渡船', 'Ferry'],
  foot: ['步行', 'On foot'],
  footBus: ['步行 + 环保车', 'On foot and park shuttle'],
  bike: ['骑行', 'Bicycle'],
  train: ['高铁', 'High-speed train'],
  trainCoach: ['高铁 + 旅游大巴', 'High-speed train and coach'],
  flight: ['飞机', 'Flight'],
  flightCoach: ['飞机 + 旅游大巴', 'Flight and coach'],
  coachFlight: ['旅游大巴 + 飞机', 'Coach and flight'],
  trainFlight: ['高铁 + 飞机', 'High-speed train and flight'],
  flightTrain: ['飞机 + 高铁', 'Flight and high-speed train'],
  cruise: ['游船', 'Boat'],
  minibus: ['当地小车', 'Minibus'],
  cableCar: ['旅游大巴 + 索道', 'Coach and cable car'],
  metro: ['地铁 + 步行', 'Metro and on foot'],
  mountainTrain: ['登山火车 + 步行', 'Mountain railway and on foot'],
  ownCar: ['自驾', 'Your own car'],
} as const satisfies Record<string, Pair>;

export type RideName = keyof typeof rides;
