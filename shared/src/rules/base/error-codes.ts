/** The codes of the error envelope, by meaning. The wire code is what users and operators quote. */
export const errorCodes = {
  clientError: 'A0001',
  duplicateSubmit: 'A0002',
  accountDisabled: 'A0202',
  wrongCredentials: 'A0210',
  tooManyTries: 'A0211',
  /** The initial password was right, but is no longer valid: staff reset it. */
  initialPasswordExpired: 'A0212',
  captchaExpired: 'A0213',
  captchaWrong: 'A0214',
  /** The token is missing, unknown or expired: HTTP 401, and the browser shows the one expiry dialog. */
  sessionExpired: 'A0230',
  /** Signed in, but without the permission: HTTP 403. */
  forbidden: 'A0231',
  /** Signed in with an initial password, which has to be changed before any other call: HTTP 403. */
  passwordChangeRequired: 'A0232',
  /** Somebody else has to decide: the caller bought the order, or proposed the refund: HTTP 403. */
  secondPerson: 'A0233',
  /** The password was right; the answer names the challenge that the second factor answers: HTTP 403. */
  factorRequired: 'A0241',
  /** The role requires a second factor and the account has none: HTTP 403 until it is added. */
  factorMissing: 'A0242',
  /** The second factor has to be confirmed again for this call: HTTP 403. */
  stepUpRequired: 'A0243',
  factorWrong: 'A0244',
  badParameter: 'A0400',
  notFound: 'A0401',
  required: 'A0410',
  /** A conflict: sold out, price changed, or too many unpaid orders. */
  soldOut: 'A0510',
  priceChanged: 'A0511',
  tooManyUnpaid: 'A0512',
  wrongState: 'A0513',
  /** Optimistic locking: changed since this form was loaded: HTTP 409, and nothing is overwritten. */
  changedMeanwhile: 'A0514',
  idempotencyMismatch: 'A0520',
  /** A release fails its checks: HTTP 409, with the reasons in `data.failures`. */
  heldByGate: 'A0530',
  uploadFault: 'A0700',
  uploadType: 'A0701',
  uploadSize: 'A0702',
  systemError: 'B0001',
  rateLimited: 'B0210',
  thirdParty: 'C0001',
  noSuchInterface: 'C0113',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
