import { avatar } from './avatar.ts';
import { city } from './city.ts';
import { coast } from './coast.ts';
import { countryside } from './countryside.ts';
import { dishes } from './dishes.ts';
import { goods } from './goods.ts';
import { hotel } from './hotel.ts';
import { hotelGarden } from './hotel-garden.ts';
import { hotelRoom } from './hotel-room.ts';
import { landmarksAbroad } from './landmarks-abroad.ts';
import { news } from './news.ts';
import { oldTown } from './old-town.ts';
import { red } from './red.ts';
import { redCountryside } from './red-countryside.ts';
import { seaside } from './seaside.ts';
import { souvenirs } from './souvenirs.ts';
import { springs } from './springs.ts';
import { study } from './study.ts';
import { studyFarm } from './study-farm.ts';
import { studyIndoors } from './study-indoors.ts';
import { templeHills } from './temple-hills.ts';
import { townsAbroad } from './towns-abroad.ts';
import { transport } from './transport.ts';
import { visa } from './visa.ts';
import { visaStamps } from './visa-stamps.ts';
import { warmAbroad } from './warm-abroad.ts';
import { wildAbroad } from './wild-abroad.ts';

/** Every subject by name. Names are part of stored addresses: add, never rename. */
export const scenes = {
  ...seaside,
  ...coast,
  ...city,
  ...oldTown,
  ...countryside,
  ...springs,
  ...templeHills,
  ...red,
  ...redCountryside,
  ...study,
  ...studyFarm,
  ...studyIndoors,
  ...wildAbroad,
  ...warmAbroad,
  ...landmarksAbroad,
  ...townsAbroad,
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
