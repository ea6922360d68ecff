import { useMessages } from '@portal/shared/i18n';
import { type DataScopeName, dataScopes } from '@portal/shared/rules';
import { roleMessages } from './role-messages.ts';

const names = Object.keys(dataScopes) as DataScopeName[];

/** The data scopes as choices, the widest first. */
export const useScopes = () => {
  const t = useMessages(roleMessages);
  return names.map((name) => ({ value: dataScopes[name], label: t(`scopes.${name}`) }));
};
