import { Type } from 'typebox';
import bedData from '../data/hotels/vocabulary/beds.json' with { type: 'json' };
import cancellationData from '../data/hotels/vocabulary/cancellations.json' with { type: 'json' };
import categoryData from '../data/hotels/vocabulary/categories.json' with { type: 'json' };
import commonPolicyData from '../data/hotels/vocabulary/common-policies.json' with { type: 'json' };
import facilityData from '../data/hotels/vocabulary/facilities.json' with { type: 'json' };
import policyData from '../data/hotels/vocabulary/policies.json' with { type: 'json' };
import roomFacilityData from '../data/hotels/vocabulary/room-facilities.json' with { type: 'json' };
import { Pair, Words } from '../text-pair.ts';
import { validateData, validateEach } from '../validate-data.ts';

const vocabulary = 'hotels/vocabulary';

/** What a house offers, with its English: lists of hotels are filtered by it. */
export const facilities = validateEach(Words, `${vocabulary}/facilities.json`, facilityData);

/** What sort of house it is, with its English. */
export const hotelCategories = validateEach(Words, `${vocabulary}/categories.json`, categoryData);

export type HotelCategory = keyof typeof hotelCategories;

const Bed = Type.Object(
  { text: Pair, scene: Type.Enum(['hotel-room-double', 'hotel-room-twin']) },
  { additionalProperties: false },
);

/** The beds of a room, and the picture that shows as many. */
export const beds = validateEach(Bed, `${vocabulary}/beds.json`, bedData);

/** What a room has besides its beds. */
export const roomFacilities = validateEach(Pair, `${vocabulary}/room-facilities.json`, roomFacilityData);

export type RoomFacility = keyof typeof roomFacilities;

const Cancellation = Type.Object(
  {
    free: Type.Boolean(),
    daysBefore: Type.Integer({ minimum: 0 }),
    hour: Type.Integer({ minimum: 0, maximum: 23 }),
  },
  { additionalProperties: false },
);

/** Until when a room is given back for nothing. */
export const cancellations = validateEach(Cancellation, `${vocabulary}/cancellations.json`, cancellationData);

const Policy = Type.Object({ title: Pair, body: Pair }, { additionalProperties: false });

/** House rules by name. */
export const policies = validateEach(Policy, `${vocabulary}/policies.json`, policyData);

/** Rules that every house keeps. */
export const commonPolicies = validateData(
  Type.Array(Policy),
  `${vocabulary}/common-policies.json`,
  commonPolicyData,
);
