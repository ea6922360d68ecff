import pg from 'pg';

/** Of PostgreSQL: no connection is left, it shuts down or starts, a statement or a lock took too long. */
const codes = /^(08|53|57P|57014|55P03|25P03)/;

/** Of the network. */
const lost = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;
const ofSocket = /^(connect|getaddrinfo|read|write)$/;

/** Of the driver. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated)|is not queryable$|^Query read timeout$/;

const isUnavailable = (error: Error): boolean => {
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return codes.test(code);
  const isLost = 'syscall' in error && ofSocket.test(String(error.syscall)) && lost.test(code);
  return isLost || messages.test(error.message);
};

/** Whether the database could not be asked, or was too busy to answer: a retry makes sense. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (isUnavailable(cause)) return true;
  return false;
};
