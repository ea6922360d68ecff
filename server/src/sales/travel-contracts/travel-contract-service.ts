import type { TravelContract } from '@portal/shared/contract';
import type { FileCipher } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { SentFile } from '#src/platform/http/index.ts';
import { findOrderByNumber, findOwnOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import { type ContractFile, findFile, listVersions } from './travel-contract-repository.ts';

/** Dependencies of the downloads. */
export interface ContractDeps {
  readonly db: Db;
  readonly cipher: FileCipher;
}

/** The file that a call asks for. */
interface Asked {
  readonly orderNo: string;
  readonly file: ContractFile;
  readonly version?: number;
}

/** The contracts of an order, oldest first; empty for other kinds and before payment. */
export const listContracts = async (
  db: Db,
  { id, kind }: Pick<OrderRecord, 'id' | 'kind'>,
): Promise<TravelContract[]> => {
  if (kind !== 'tour') return [];
  const versions = await listVersions(db, id);
  return versions.map(({ issuedAt, ...rest }) => ({ ...rest, issuedAt: issuedAt?.toISOString() ?? null }));
};

const openFile = async (
  { db, cipher }: ContractDeps,
  order: OrderRecord | undefined,
  { file, version: wanted }: Asked,
): Promise<SentFile> => {
  const found = order && (await findFile(db, order.id, file, wanted));
  if (!found) throw notFound();
  const { version, userId, sealed } = found;
  return {
    name: `${file}-${order.orderNo}-v${version}.pdf`,
    type: 'application/pdf',
    bytes: cipher.open(sealed, userId),
  };
};

/** A file of the member's order. Throws 404, also for an order of another member and before it is issued. */
export const openOwnFile = async (deps: ContractDeps, userId: number, asked: Asked): Promise<SentFile> =>
  openFile(deps, await findOwnOrder(deps.db, userId, asked.orderNo), asked);

/** A file of any order, for staff. Throws 404. */
export const openAnyFile = async (deps: ContractDeps, asked: Asked): Promise<SentFile> =>
  openFile(deps, await findOrderByNumber(deps.db, asked.orderNo), asked);
