import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isProtectedRole } from '@portal/shared/rules';
import { Tag } from '@portal/shared/ui';
import styles from './role-list.module.css';
import { roleMessages } from './role-messages.ts';
import { useScopes } from './use-scopes.ts';

/** The name of a role, and whether it is built in. */
export const RoleName = ({ role: { name, code } }: { role: RoleRow }) => {
  const t = useMessages(roleMessages);
  return (
    <span className={styles.name}>
      <span>{name}</span>
      {isProtectedRole(code) && <Tag>{t('builtIn')}</Tag>}
    </span>
  );
};

export const ScopeName = ({ scope }: { scope: RoleRow['dataScope'] }) =>
  useScopes().find(({ value }) => value === scope)?.label;
