/** Why a value is refused: what the page says beside the field and the server in its answer. */
export type FaultCode =
  | 'required'
  | 'invalid'
  | 'future'
  | 'past'
  | 'reversed'
  | 'tooMany'
  | 'noAdult'
  | 'countMismatch'
  | 'ageMismatch'
  | 'infant'
  | 'duplicate'
  | 'notOffered'
  | 'tooSoon'
  | 'tooLate'
  | 'kindNotAccepted'
  | 'kindAge'
  | 'notListed'
  | 'notDelivered'
  | 'notLatin'
  | 'expiresEarly'
  | 'documentNotAccepted';

/** One refused value. `field` is its path in the input: `travellers/0/documentNo`. */
export interface FieldFault {
  readonly field: string;
  readonly code: FaultCode;
}
