import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { createFileCipher, type FileCipher, loadKeyRing } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { renderPdf } from '#src/platform/pdf/index.ts';
import { findOrder, listLines, type OrderRecord } from '#src/sales/orders/index.ts';
import type { ContractFacts } from './contract-facts.ts';
import { pdfDocument } from './documents/pdf-documents.ts';
import {
  type DueContract,
  insertVersion,
  listDue,
  postpone,
  saveFiles,
} from './travel-contract-repository.ts';

/** Dependencies of the job. `log` at error level raises an alert. */
interface IssueDeps extends Pick<Deps, 'db' | 'env' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const batchSize = 20;
const retryMs = 600_000;

/**
 * Asks for the travel contract of a tour, in the transaction that pays or changes the order: the next version, which
 * the job makes within seconds. Its texts are those of now, those of a later version the texts of the first.
 */
export const requestContract = async (
  tx: Db,
  order: Pick<OrderRecord, 'id' | 'kind' | 'userId' | 'snapshot'>,
  at: { readonly orgCode: string; readonly now: Date },
): Promise<void> => {
  if (order.kind === 'tour') await insertVersion(tx, order, at);
};

const readFacts = async (
  db: Db,
  { orderId, version, source, createdAt }: DueContract,
): Promise<ContractFacts> => {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`order ${orderId} of a contract is gone`);
  const lines = await listLines(db, orderId);
  return { version, concludedAt: createdAt, source, order, lines };
};

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const issue = async ({ db, now }: IssueDeps, cipher: FileCipher, due: DueContract): Promise<boolean> => {
  const facts = await readFacts(db, due);
  const contract = await renderPdf(pdfDocument('contract', facts));
  const itinerary = await renderPdf(pdfDocument('itinerary', facts));
  const { orderNo, language } = facts.order;
  const hashes = { contractSha256: sha256(contract), itinerarySha256: sha256(itinerary) };
  const sealed = {
    contract: cipher.seal(contract, due.userId),
    itinerary: cipher.seal(itinerary, due.userId),
  };
  return db.transaction(async (tx) => {
    if (!(await saveFiles(tx, due.id, { ...sealed, ...hashes }, now()))) return false;
    await recordChange(tx, {
      actor: 'system',
      action: 'issue',
      subject: 'travel-contract',
      subjectId: orderNo,
      after: { version: due.version, language: language ?? 'zh-cn', ...hashes },
    });
    return true;
  });
};

/**
 * Makes contract and itinerary of the versions that are due, one after another; returns how many. A version that fails
 * is tried again after ten minutes. Safe on several replicas: the files of a version are stored once.
 */
export const issueContracts = async (deps: IssueDeps): Promise<number> => {
  const { db, env, now, log } = deps;
  const cipher = createFileCipher(loadKeyRing(env), 'travel-contract');
  let issued = 0;
  for (const due of await listDue(db, now(), batchSize)) {
    try {
      if (await issue(deps, cipher, due)) issued += 1;
    } catch (err) {
      log.error({ err, orderId: due.orderId, version: due.version }, 'a travel contract could not be made');
      await postpone(db, due.id, new Date(now().getTime() + retryMs));
    }
  }
  if (issued > 0) log.info({ issued }, 'travel contracts issued');
  return issued;
};
