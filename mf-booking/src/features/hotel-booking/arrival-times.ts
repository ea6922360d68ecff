const lastHour = 23;

/** When guests may say that they come: from the hour rooms are ready, then every full hour of the day. */
export const arrivalTimes = (checkIn: string): readonly string[] => {
  const next = Number(checkIn.slice(0, 2)) + 1;
  const hours = Array.from({ length: Math.max(0, lastHour - next + 1) }, (_, place) => next + place);
  return [checkIn, ...hours.map((hour) => `${String(hour).padStart(2, '0')}:00`)];
};
