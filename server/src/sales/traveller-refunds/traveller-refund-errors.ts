import { errorCodes, type LeavingFault, type TravellerRefundObstacle } from '@portal/shared/rules';
import { conflict, type HttpError, invalidField } from '#src/platform/errors/index.ts';
import { pairTexts } from '#src/platform/text/index.ts';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };

const obstacles = pairTexts(zh.why, en.why);
const faults = pairTexts(zh.places, en.places);

/** A0513: no traveller of the order can be refunded now. */
export const notRefundable = (why: TravellerRefundObstacle): HttpError =>
  conflict(errorCodes.wrongState, obstacles[why].zh, obstacles[why].en);

/** A0400 at `places`: these travellers cannot leave. */
export const cannotLeave = (fault: LeavingFault): HttpError =>
  invalidField('places', faults[fault].zh, faults[fault].en);

/** A0400 at `singleRooms`: the rest cannot keep so many, or has to keep more. */
export const wrongSingleRooms = (): HttpError => invalidField('singleRooms', zh.singleRooms, en.singleRooms);
