/** A no of the gateway, as it travels in an answer. Code 40004: business; 40002: the request itself is wrong. */
export class Refusal extends Error {
  readonly subCode: string;
  readonly code: '40002' | '40004';

  constructor(subCode: string, message: string, code: '40002' | '40004' = '40004') {
    super(message);
    this.subCode = subCode;
    this.code = code;
  }
}
