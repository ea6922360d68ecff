// Namespace `errorCodes`: constants instead of an object, so that builds drop those that an app does not use.

export const clientError = 'A0001';
export const duplicateSubmit = 'A0002';
export const accountDisabled = 'A0202';
export const wrongCredentials = 'A0210';
export const tooManyTries = 'A0211';
/** The initial password was right, but is no longer valid: staff reset it. */
export const initialPasswordExpired = 'A0212';
export const captchaExpired = 'A0213';
export const captchaWrong = 'A0214';
/** The token is missing, unknown or expired: HTTP 401, and the browser shows the one expiry dialog. */
export const sessionExpired = 'A0230';
/** Signed in, but without the permission: HTTP 403. */
export const forbidden = 'A0231';
/** Signed in with an initial password, which has to be changed before any other call: HTTP 403. */
export const passwordChangeRequired = 'A0232';
/** Somebody else has to decide: the caller bought the order, or proposed the refund: HTTP 403. */
export const secondPerson = 'A0233';
/** A token of a team is unknown, expired or revoked: HTTP 401. */
export const releaseTokenRefused = 'A0234';
/** Failed checks of a release were forced without the approval of a second person: HTTP 403. */
export const forceUnapproved = 'A0235';
/** The password was right; the answer names the challenge that the second factor answers: HTTP 403. */
export const factorRequired = 'A0241';
/** The role requires a second factor and the account has none: HTTP 403 until it is added. */
export const factorMissing = 'A0242';
/** The second factor has to be confirmed again for this call: HTTP 403. */
export const stepUpRequired = 'A0243';
export const factorWrong = 'A0244';
export const badParameter = 'A0400';
export const notFound = 'A0401';
export const required = 'A0410';
/** A conflict: sold out, price changed, or too many unpaid orders. */
export const soldOut = 'A0510';
export const priceChanged = 'A0511';
export const tooManyUnpaid = 'A0512';
export const wrongState = 'A0513';
/** Optimistic locking: changed since this form was loaded: HTTP 409, and nothing is overwritten. */
export const changedMeanwhile = 'A0514';
export const idempotencyMismatch = 'A0520';
/** A release fails its checks: HTTP 409, with the reasons in `data.failures`. */
export const heldByGate = 'A0530';
export const uploadFault = 'A0700';
export const uploadType = 'A0701';
export const uploadSize = 'A0702';
export const systemError = 'B0001';
export const rateLimited = 'B0210';
export const thirdParty = 'C0001';
export const noSuchInterface = 'C0113';
