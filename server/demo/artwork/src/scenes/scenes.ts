import { baysAbroad } from './abroad/bays-abroad.ts';
import { caveStairs } from './abroad/cave-stairs.ts';
import { paris } from './abroad/iron-tower.ts';
import { landmarksAbroad } from './abroad/landmarks-abroad.ts';
import { palacesAbroad } from './abroad/palaces-abroad.ts';
import { seaRocks } from './abroad/sea-stacks.ts';
import { stoneHands } from './abroad/stone-hands.ts';
import { townsAbroad } from './abroad/towns-abroad.ts';
import { warmAbroad } from './abroad/warm-abroad.ts';
import { wildAbroad } from './abroad/wild-abroad.ts';
import { avatar } from './avatar.ts';
import { coast } from './coast.ts';
import { countryside } from './countryside.ts';
import { dishes } from './dishes.ts';
import { goods } from './goods/goods.ts';
import { souvenirs } from './goods/souvenirs.ts';
import { cityWalls } from './heritage/city-wall.ts';
import { waterworks } from './heritage/river-levee.ts';
import { roundTemples } from './heritage/temple-of-heaven.ts';
import { armies } from './heritage/terracotta-army.ts';
import { tibetanTemples } from './heritage/tibetan-temple.ts';
import { caves } from './hills/karst-cave.ts';
import { mountainFarms } from './hills/mountain-farms.ts';
import { pandas } from './hills/panda-forest.ts';
import { plateaus } from './hills/plateau-palace.ts';
import { gorges } from './hills/rock-bridges.ts';
import { stoneHills } from './hills/stone-hills.ts';
import { templeHills } from './hills/temple-hills.ts';
import { hotel } from './hotel/hotel.ts';
import { hotelGarden } from './hotel/hotel-garden.ts';
import { hotelRoom } from './hotel/hotel-room.ts';
import { news } from './news.ts';
import { red } from './red/red.ts';
import { redCountryside } from './red/red-countryside.ts';
import { seaside } from './seaside.ts';
import { springs } from './springs.ts';
import { study } from './study/study.ts';
import { studyFarm } from './study/study-farm.ts';
import { studyIndoors } from './study/study-indoors.ts';
import { city } from './town/city.ts';
import { hutongs } from './town/hutong-lane.ts';
import { oldTown } from './town/old-town.ts';
import { towers } from './town/twisted-tower.ts';
import { waterTowns } from './town/water-town.ts';
import { transport } from './transport.ts';
import { visa } from './visa/visa.ts';
import { visaStamps } from './visa/visa-stamps.ts';

/** Every subject by name. Names are part of stored addresses: add, never rename. */
export const scenes = {
  ...seaside,
  ...coast,
  ...city,
  ...oldTown,
  ...waterTowns,
  ...towers,
  ...hutongs,
  ...roundTemples,
  ...cityWalls,
  ...armies,
  ...tibetanTemples,
  ...waterworks,
  ...countryside,
  ...springs,
  ...templeHills,
  ...stoneHills,
  ...caves,
  ...gorges,
  ...plateaus,
  ...mountainFarms,
  ...pandas,
  ...red,
  ...redCountryside,
  ...study,
  ...studyFarm,
  ...studyIndoors,
  ...wildAbroad,
  ...warmAbroad,
  ...landmarksAbroad,
  ...townsAbroad,
  ...palacesAbroad,
  ...paris,
  ...baysAbroad,
  ...seaRocks,
  ...stoneHands,
  ...caveStairs,
  ...transport,
  ...hotel,
  ...hotelGarden,
  ...hotelRoom,
  ...dishes,
  ...goods,
  ...souvenirs,
  ...visa,
  ...visaStamps,
  ...news,
  ...avatar,
};
