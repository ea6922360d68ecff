/** A refusal of the gateway, as sent in a response. Code 40004: business error; 40002: invalid request. */
export class Refusal extends Error {
  readonly subCode: string;
  readonly code: '40002' | '40004';

  constructor(subCode: string, message: string, code: '40002' | '40004' = '40004') {
    super(message);
    this.subCode = subCode;
    this.code = code;
  }
}
