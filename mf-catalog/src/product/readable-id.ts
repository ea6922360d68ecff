/** An id of an address, `?id=`; undefined when it cannot be one, so that nothing is asked for. */
export const readableId = (id: number | undefined): number | undefined =>
  id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
