import type { RouteRecord } from '@portal/shared/contract';
import { rootRole } from '@portal/shared/rules';

const isAllowed = ({ meta }: RouteRecord, roles: readonly string[]): boolean =>
  Array.isArray(meta?.roles) && (roles.includes(rootRole) || meta.roles.some((role) => roles.includes(role)));

/**
 * The routes somebody with these roles may see (specification section 5): those that list one of the roles, for ROOT
 * all that list any; children the same way. A route without a list of roles is dropped.
 */
export const filterRoutes = (
  records: readonly RouteRecord[],
  roles: readonly string[],
): readonly RouteRecord[] =>
  records
    .filter((record) => isAllowed(record, roles))
    .map((record) =>
      record.children ? { ...record, children: [...filterRoutes(record.children, roles)] } : record,
    );
