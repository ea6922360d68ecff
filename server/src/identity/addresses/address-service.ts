import type { Address, AddressForm } from '@portal/shared/contract';
import { checkAddressTexts } from '@portal/shared/rules';
import { findRegionNames, type RegionNames } from '#src/identity/regions/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound, throwFieldError } from '#src/platform/errors/index.ts';
import {
  type AddressRow,
  clearDefault,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  makeLatestDefault,
  updateAddress,
} from './address-repository.ts';

const most = 50;

type Needs = Pick<Deps, 'db' | 'now'>;
type Checked = AddressForm & RegionNames;

const shown = ({ userId: _, createdAt: __, updatedAt: ___, ...address }: AddressRow): Address => address;

/** The audit stores no personal data of an address: audit rows cannot be erased. */
const audit = (row: AddressRow | undefined): object | null =>
  row ? { regionCode: row.regionCode, isDefault: row.isDefault } : null;

const record = (
  tx: Db,
  actor: Member,
  action: 'create' | 'update' | 'delete',
  { before, after }: { readonly before?: AddressRow; readonly after?: AddressRow },
): Promise<void> =>
  recordChange(tx, {
    actor,
    action,
    subject: 'address',
    subjectId: (after ?? before)?.id ?? 0,
    before: audit(before),
    after: audit(after),
  });

const check = async (form: AddressForm): Promise<Checked> => {
  throwFieldError(checkAddressTexts(form));
  const names = await findRegionNames(form.regionCode);
  if (!names) throw invalidField('regionCode', '请选择到街道', 'Please choose the region down to its street');
  return { ...form, ...names, name: form.name.trim(), detail: form.detail.trim() };
};

/** A member's own addresses, the default first, then the latest; at most 50. */
export const listOwnAddresses = async ({ db }: Needs, userId: number): Promise<Address[]> =>
  (await listAddresses(db, userId, most)).map(shown);

/**
 * Adds an address; the first one becomes the default. Throws HttpError for an invalid field, for a region
 * that is neither a street nor a district without streets, and beyond 50 addresses.
 */
export const addAddress = async ({ db }: Needs, member: Member, form: AddressForm): Promise<Address> => {
  const values = await check(form);
  return db.transaction(async (tx) => {
    await lockMember(tx, member.userId);
    const kept = await countAddresses(tx, member.userId);
    if (kept >= most)
      throw invalidField(
        'name',
        `最多保存 ${most} 个地址，请先删除不用的`,
        `At most ${most} addresses are kept`,
      );
    const isDefault = form.isDefault || kept === 0;
    if (isDefault) await clearDefault(tx, member.userId);
    const after = await insertAddress(tx, member.userId, { ...values, isDefault });
    await record(tx, member, 'create', { after });
    return shown(after);
  });
};

/**
 * Changes an own address. The default stays it until another replaces it. Throws like {@link addAddress}, and
 * 404, also for another member's.
 */
export const changeAddress = async (
  { db, now }: Needs,
  member: Member,
  id: number,
  form: AddressForm,
): Promise<Address> => {
  const values = await check(form);
  return db.transaction(async (tx) => {
    await lockMember(tx, member.userId);
    const before = await findAddress(tx, member.userId, id);
    if (!before) throw notFound();
    const isDefault = form.isDefault || before.isDefault;
    if (isDefault) await clearDefault(tx, member.userId, id);
    const after = await updateAddress(tx, member.userId, id, { ...values, isDefault, updatedAt: now() });
    if (!after) throw notFound();
    await record(tx, member, 'update', { before, after });
    return shown(after);
  });
};

/** Removes an own address; after the default, the latest other one becomes it. Throws 404. */
export const removeAddress = ({ db }: Needs, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, member.userId);
    const before = await deleteAddress(tx, member.userId, id);
    if (!before) throw notFound();
    if (before.isDefault) await makeLatestDefault(tx, member.userId);
    await record(tx, member, 'delete', { before });
  });
